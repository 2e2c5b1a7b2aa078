export const id = 281;
export const ids = [281];
export const modules = {

/***/ 7288:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  a: () => (/* binding */ command_line_commandLine)
});

;// CONCATENATED MODULE: ./build/js/src/edges/terminal.js
const WIDTH_WITHOUT_TERMINAL = 100;
const NARROWEST = 40;
/** The terminal of this process. `NO_COLOR` and `FORCE_COLOR` are honoured. */
function openTerminal(stdout, stderr, env) {
    const isLive = stderr.isTTY === true && env['TERM'] !== 'dumb' && !env['CI'];
    let shown = '';
    const clear = () => {
        if (shown !== '')
            stderr.write('\r\u001b[2K');
        shown = '';
    };
    // A reader that goes away (`| head`) is no reason to fall over.
    for (const stream of [stdout, stderr])
        stream.on('error', () => { });
    return {
        colour: wantsColour(stdout, env),
        width: Math.max(NARROWEST, stdout.isTTY ? (stdout.columns ?? 80) : WIDTH_WITHOUT_TERMINAL),
        print(text) {
            clear();
            stdout.write(`${text}\n`);
        },
        complain(text) {
            clear();
            stderr.write(`${text}\n`);
        },
        status(text) {
            if (!isLive || text === shown)
                return;
            clear();
            shown = text.slice(0, Math.max(NARROWEST, (stderr.columns ?? 80) - 1));
            stderr.write(shown);
        },
    };
}
function wantsColour(stdout, env) {
    if (env['NO_COLOR'])
        return false;
    if (env['FORCE_COLOR'] !== undefined && env['FORCE_COLOR'] !== '')
        return env['FORCE_COLOR'] !== '0';
    return stdout.isTTY === true && env['TERM'] !== 'dumb';
}

// EXTERNAL MODULE: ./build/js/src/shared/never.js
var never = __webpack_require__(5379);
// EXTERNAL MODULE: ./build/js/src/shared/redact.js
var redact = __webpack_require__(4268);
// EXTERNAL MODULE: ./build/js/src/reports/escape/workflow-command.js
var workflow_command = __webpack_require__(8566);
;// CONCATENATED MODULE: ./build/js/src/app/harmless-terminal.js

/**
 * A terminal on which nothing that is printed can be a command: the command line runs in jobs too, and there the
 * runner reads along. Colours are ours, since foreign text has lost its own before; complaints never have any.
 */
function harmlessTerminal(terminal) {
    return {
        ...terminal,
        print: (text) => terminal.print(text.split(colour).map(neutralUnlessColour).join('')),
        complain: (text) => terminal.complain((0,workflow_command/* neutral */.SY)(text)),
    };
}
const ESC = String.fromCharCode(0x1b);
const colour = new RegExp(`(${ESC}\\[[0-9;]*m)`);
const neutralUnlessColour = (part, index) => (index % 2 === 1 ? part : (0,workflow_command/* neutral */.SY)(part));

// EXTERNAL MODULE: ./node_modules/commander/esm.mjs
var esm = __webpack_require__(8179);
// EXTERNAL MODULE: ./build/js/src/model/errors.js
var errors = __webpack_require__(7126);
;// CONCATENATED MODULE: ./build/js/src/app/argv/cache.js


/** The words of `eval-action cache`. */
function cacheArgv(command, ask) {
    command
        .description('Say what is kept from run to run, or remove it: verdicts of judges and replies of models.')
        .addArgument(new esm/* Argument */.ef('<what>', 'what to do').choices(['stats', 'clean']))
        .argument('[dir]', 'the folder of the caches (default: .agentv/cache)')
        .option('--older-than <AGE>', 'clean: only what was kept longer ago, such as 12h, 30d or 8w (default: any age)')
        .option('--max-size <SIZE>', 'clean: the oldest, until each cache is no larger, such as 500mb (default: any size)')
        .option('--json', 'print one JSON document: folder, caches, removed')
        .addHelpText('after', EXAMPLES)
        .action((what, folder, given) => {
        const olderThanMs = amountOf(given['olderThan'], '--older-than', AGES, 'a whole number with h, d or w, such as 30d');
        const maxBytes = amountOf(given['maxSize'], '--max-size', SIZES, 'a whole number with kb, mb or gb, such as 500mb');
        if (what === 'stats' && (olderThanMs ?? maxBytes) !== undefined)
            throw onlyForClean();
        ask({
            kind: 'cache',
            what: what === 'clean' ? 'clean' : 'stats',
            ...(folder !== undefined && { folder }),
            ...(olderThanMs !== undefined && { olderThanMs }),
            ...(maxBytes !== undefined && { maxBytes }),
            json: given['json'] === true,
        });
    });
}
const HOUR = 3_600_000;
const AGES = { h: HOUR, d: 24 * HOUR, w: 7 * 24 * HOUR };
const SIZES = { kb: 1000, mb: 1_000_000, gb: 1_000_000_000 };
function amountOf(given, flag, units, expected) {
    if (given === undefined)
        return undefined;
    const [, digits = '', unit = ''] = /^(\d{1,6}) ?([a-z]{1,2})$/.exec(String(given).trim().toLowerCase()) ?? [];
    const factor = Object.hasOwn(units, unit) ? units[unit] : undefined;
    if (factor !== undefined)
        return Number(digits) * factor;
    throw (0,errors/* userError */.IF)('INPUT_INVALID', `${flag} is not right`, { expected, found: JSON.stringify(given) });
}
const onlyForClean = () => (0,errors/* userError */.IF)('INPUT_INVALID', '--older-than and --max-size say what to remove, and "cache stats" removes nothing', {
    hint: 'Write "cache clean".',
});
const EXAMPLES = `
Examples:
  eval-action cache stats
  eval-action cache clean --older-than 30d
  eval-action cache clean --max-size 500mb

Caches are safe to remove at any time, also while something runs.
Exit codes: 0 done, 2 could not.`;

;// CONCATENATED MODULE: ./build/js/src/app/argv/convert.js


/** The words of `eval-action convert`. */
function convertArgv(command, ask) {
    command
        .description('Convert suites and targets: old generations to the current one, evals.json and JSONL to YAML and back.')
        .argument('<paths...>', 'suites and targets files, folders or globs; ! excludes')
        .addHelpText('after', convert_EXAMPLES)
        .addOption(new esm/* Option */.c$('--to <FORM>', 'what to make (default: yaml of .json and .jsonl, current of .yaml)').choices([
        'current',
        'yaml',
        'jsonl',
    ]))
        .option('-o, --output <FILE>', 'write there (default: print it; of several files: --write or --check)')
        .option('--force', 'let --output overwrite a file')
        .option('--write', 'replace the files by what they become; keeps comments, order and quotes')
        .option('--check', 'write nothing, and end with 1 when something would change')
        .option('--all', 'convert code_judge, agent_judge and script too, though their scripts then get other input')
        .option('--lossy', 'leave out what JSONL cannot say, and name it')
        .option('--json', 'print one JSON document: files with changes, problems and text, counts')
        .action((paths, given) => ask(askedOf(paths, given)));
}
function askedOf(paths, given) {
    const flag = (name) => given[name] === true;
    const output = typeof given['output'] === 'string' ? given['output'] : undefined;
    const chosen = [output !== undefined && '--output', flag('write') && '--write', flag('check') && '--check'];
    const ways = chosen.filter((way) => way !== false);
    if (ways.length > 1) {
        throw (0,errors/* userError */.IF)('INPUT_INVALID', `${ways.join(' and ')} exclude each other`, { expected: 'one of them' });
    }
    return {
        kind: 'convert',
        paths,
        to: given['to'],
        output,
        force: flag('force'),
        write: flag('write'),
        check: flag('check'),
        all: flag('all'),
        lossy: flag('lossy'),
        json: flag('json'),
    };
}
const convert_EXAMPLES = `
Examples:
  eval-action convert evals/old.yaml
  eval-action convert evals .agentv/targets.yaml --check
  eval-action convert 'evals/**/*.yaml' .agentv --write
  eval-action convert skills/csv/evals.json -o evals/csv.eval.yaml
  eval-action convert evals/refunds.eval.yaml --to jsonl -o evals/refund-lines.jsonl

Exit codes: 0 converted, or nothing to do; 1 --check found something to do; 2 something could not be converted.`;

;// CONCATENATED MODULE: ./build/js/src/app/argv/init.js
/** The words of `eval-action init`. */
function initArgv(command, ask) {
    command
        .description('Set up a repository: a workflow, a first suite, targets, .env.example. Overwrites nothing.')
        .argument('[dir]', 'the root of the repository', '.')
        .addHelpText('after', init_EXAMPLES)
        .action((folder) => ask({ kind: 'init', folder }));
}
const init_EXAMPLES = `
Examples:
  eval-action init
  eval-action init services/support

Exit codes: 0 set up (or nothing left to do), 2 could not.`;

// EXTERNAL MODULE: ./build/js/src/shared/text.js
var shared_text = __webpack_require__(5594);
// EXTERNAL MODULE: ./build/js/src/app/inputs.js
var inputs = __webpack_require__(4790);
;// CONCATENATED MODULE: ./build/js/src/app/argv/input-flags.js



/** Every input that has a flag; the suites themselves are arguments. */
const flagNames = inputs/* inputNames */.vj.filter((name) => name !== 'evals' && (0,inputs/* docsOf */.fE)(name).only !== 'action');
/** Gives a command the flags of these inputs, described as everywhere else. */
function addInputFlags(command, names) {
    for (const name of names)
        command.addOption(optionOf(name));
    // The plain name works too, and is not shown twice in the help.
    for (const name of names)
        if (FAMILIAR[name])
            command.addOption(plainOptionOf(name));
    for (const name of names)
        if (NONE[name])
            command.addOption(new esm/* Option */.c$(`--no-${(0,shared_text/* kebab */.i9)(name)}`).hideHelp());
}
/** The inputs behind a command's arguments and flags. Throws a `UserError` in the spelling of the flags. */
function inputsOf(evals, given) {
    const texts = Object.fromEntries(flagNames.map((name) => [name, asText(given[attributeOf(name)] ?? given[name], name)]));
    return (0,inputs/* parseInputs */.TL)({ ...texts, evals: evals.join('\n') }, spelling);
}
/** Flags that AgentV's users know, beside the names of the inputs. */
const FAMILIAR = {
    outputDirectory: '--output',
    testTimeoutSeconds: '--agent-timeout',
};
const SHORT = { outputDirectory: '-o' };
/** What stands behind a flag in the help. */
const PLACEHOLDERS = {
    target: 'NAME',
    targets: 'FILE',
    graderTarget: 'NAME',
    testId: 'GLOB',
    tag: 'TAG',
    excludeTag: 'TAG',
    workingDirectory: 'DIR',
    outputDirectory: 'DIR',
    experiment: 'LABEL',
    workers: 'N',
    trials: 'N',
    testTimeoutSeconds: 'SECONDS',
    maxRetries: 'N',
    workspaceMode: 'MODE',
    workspacePath: 'DIR',
    retainOnSuccess: 'WHAT',
    retainOnFailure: 'WHAT',
    cache: 'LIST',
    resume: 'DIR',
    retryErrors: 'SRC',
    threshold: 'X',
    maxErrorRate: 'X',
    budgetUsd: 'USD',
    timeoutMinutes: 'MINUTES',
};
/** What a flag means that may stand alone, as in AgentV. */
const ALONE = { cache: 'workspaces,judge,responses', resume: 'last' };
/** What the `--no-` of a flag means, which AgentV has too. */
const NONE = { cache: 'off' };
function optionOf(name) {
    const { description, default: otherwise } = (0,inputs/* docsOf */.fE)(name);
    const placeholder = PLACEHOLDERS[name];
    const flags = [...(SHORT[name] ? [SHORT[name]] : []), flagOf(name)].join(', ');
    const option = new esm/* Option */.c$(placeholder === undefined ? flags : `${flags} ${ALONE[name] ? `[${placeholder}]` : `<${placeholder}>`}`, `${plain(description)} (default: ${plain(otherwise)})`);
    return isList(name) ? option.argParser((value, before = []) => [...before, value]) : option;
}
const plainOptionOf = (name) => new esm/* Option */.c$(`--${(0,shared_text/* kebab */.i9)(name)} <${PLACEHOLDERS[name]}>`).hideHelp();
const flagOf = (name) => FAMILIAR[name] ?? `--${(0,shared_text/* kebab */.i9)(name)}`;
const spelling = (name) => (name === 'evals' ? 'evals' : flagOf(name));
/** Commander's own name for what a flag holds. */
const attributeOf = (name) => flagOf(name)
    .slice(2)
    .replace(/-([a-z])/g, (_, letter) => letter.toUpperCase());
const isList = (name) => Array.isArray(inputs/* inputsSchema */.rS.shape[name].safeParse('x').data);
function asText(value, name) {
    if (value === undefined)
        return undefined;
    if (value === false)
        return NONE[name] ?? 'false';
    if (value === true)
        return ALONE[name] ?? 'true';
    return Array.isArray(value) ? value.join('\n') : String(value);
}
const plain = (markdown) => markdown.replaceAll('`', '');

;// CONCATENATED MODULE: ./build/js/src/app/argv/list.js

/** The words of `eval-action list`: it selects as `run` does. */
function listArgv(command, ask) {
    command
        .description('List suites, tests and targets: what a run would ask, and which variables it would need.')
        .argument('[evals...]', 'eval files, folders or globs; ! excludes (default: as run)')
        .addHelpText('after', list_EXAMPLES);
    addInputFlags(command, ['target', 'targets', 'testId', 'tag', 'excludeTag', 'workingDirectory']);
    command
        .option('--json', 'print one JSON document: suites, targets, variables, problems, counts')
        .action((evals, given) => {
        ask({ kind: 'list', inputs: inputsOf(evals, given), json: given['json'] === true });
    });
}
const list_EXAMPLES = `
Examples:
  eval-action list
  eval-action list evals --target careful --test-id 'refund-*'
  eval-action list --json

Exit codes: 0 listed, 2 something could not be read.`;

;// CONCATENATED MODULE: ./build/js/src/app/argv/run.js

/** The words of `eval-action run`. */
function runArgv(command, ask) {
    command
        .description('Run suites: files, folders or globs. Without any, every suite below evals/ folders.')
        .argument('[evals...]', 'eval files, folders or globs; ! excludes')
        .addHelpText('after', run_EXAMPLES);
    addInputFlags(command, flagNames);
    command
        .option('--quiet', 'print the verdict only')
        .option('--json', 'print one JSON object per line: planned, test, run')
        .action((evals, given) => {
        ask({
            kind: 'run',
            inputs: inputsOf(evals, given),
            quiet: given['quiet'] === true,
            json: given['json'] === true,
        });
    });
}
const run_EXAMPLES = `
Examples:
  eval-action run evals/refunds.eval.yaml
  eval-action run evals --target fast --target careful --threshold 0.8
  eval-action run 'evals/**/*.yaml' --test-id 'refund-*' --trials 3 -o results

Exit codes: 0 passed, 1 the gate said no, 2 could not tell.`;

;// CONCATENATED MODULE: ./build/js/src/app/argv/validate.js


/** The words of `eval-action validate`. */
function validateArgv(command, ask) {
    command
        .description('Check suites and the targets they use, without running anything. Tells all problems of all files.')
        .argument('[paths...]', 'eval and targets files, folders or globs; ! excludes (default: as run)')
        .addHelpText('after', validate_EXAMPLES);
    addInputFlags(command, ['targets', 'strict']);
    command
        .option('--max-warnings <N>', 'end with 1 when there are more warnings than this (default: any number is fine)')
        .option('--json', 'print one JSON document: files, problems, counts')
        .action((paths, given) => {
        const maxWarnings = limitOf(given['maxWarnings']);
        ask({
            kind: 'validate',
            inputs: inputsOf(paths, given),
            ...(maxWarnings !== undefined && { maxWarnings }),
            json: given['json'] === true,
        });
    });
}
function limitOf(given) {
    if (given === undefined)
        return undefined;
    const text = String(given).trim();
    if (/^\d{1,9}$/.test(text))
        return Number(text);
    throw (0,errors/* userError */.IF)('INPUT_INVALID', '--max-warnings is not right', {
        expected: 'a whole number, 0 or more',
        found: JSON.stringify(given),
    });
}
const validate_EXAMPLES = `
Examples:
  eval-action validate
  eval-action validate evals/refunds.eval.yaml .agentv/targets.yaml
  eval-action validate 'evals/**/*.yaml' --max-warnings 0 --json

Exit codes: 0 nothing is wrong, 1 errors (or more warnings than wanted), 2 could not look.`;

;// CONCATENATED MODULE: ./build/js/src/app/argv/workspace.js

/** The words of `eval-action workspace list|clean`. */
function workspaceArgv(command, ask) {
    command
        .description('Show or remove the prepared workspaces and the fetched repositories of this machine.')
        .addArgument(new esm/* Argument */.ef('<action>', 'list what is kept, or clean: remove what no run is using').choices(['list', 'clean']))
        .option('--repo <URL>', 'clean: only what was made from this repository')
        .option('--json', 'print one JSON document')
        .addHelpText('after', workspace_EXAMPLES)
        .action((action, given) => {
        const { repo, json } = given;
        ask({ kind: 'workspace', action, repository: typeof repo === 'string' ? repo : undefined, json: json === true });
    });
}
const workspace_EXAMPLES = `
Examples:
  eval-action workspace list
  eval-action workspace clean
  eval-action workspace clean --repo https://github.com/acme/lib.git

Exit codes: 0 done, 2 something could not be read or removed.`;

// EXTERNAL MODULE: ./build/js/src/app/version.js + 1 modules
var version = __webpack_require__(713);
;// CONCATENATED MODULE: ./build/js/src/app/inputs-argv.js










/** Reads the words after the program's name. Throws a `UserError` for what it does not know. */
function parseArgv(argv, print) {
    let asked = { kind: 'told', exitCode: 2 };
    const program = commandLine((wanted) => {
        asked = wanted;
    });
    // Complaints come back as errors and are printed with everything else; help is the only thing printed from here.
    const output = { writeOut: (text) => print(text.trimEnd()), writeErr: () => { } };
    for (const command of [program, ...program.commands])
        command.configureOutput(output).exitOverride();
    if (argv.length === 0) {
        print(program.helpInformation().trimEnd());
        return asked;
    }
    try {
        program.parse(argv, { from: 'user' });
    }
    catch (error) {
        if (!(error instanceof esm/* CommanderError */.b7))
            throw error;
        if (error.exitCode === 0)
            return { kind: 'told', exitCode: 0 };
        throw (0,errors/* userError */.IF)('INPUT_INVALID', sentence(error.message), {
            hint: 'eval-action --help lists what there is.',
            cause: error,
        });
    }
    return asked;
}
/** Every command, in the order of the help. */
const commands = {
    run: runArgv,
    validate: validateArgv,
    list: listArgv,
    convert: convertArgv,
    workspace: workspaceArgv,
    init: initArgv,
    cache: cacheArgv,
};
function commandLine(ask) {
    const program = new esm/* Command */.uB('eval-action')
        .description('Runs AgentV eval suites, grades the answers and says whether they are good enough.')
        .version(version/* version */.r, '-V, --version', 'print the version')
        .helpOption('-h, --help', 'print this help')
        .helpCommand(false)
        .showSuggestionAfterError()
        .addHelpText('after', '\nExit codes: 0 passed, 1 the gate said no, 2 could not tell.\nHelp on a command: eval-action run --help');
    for (const [name, define] of Object.entries(commands)) {
        define(program.command(name).helpOption('-h, --help', 'print this help').showSuggestionAfterError(), ask);
    }
    return program;
}
/** Commander begins with `error:`; our log says that already. */
function sentence(message) {
    const text = message.replace(/^error: /, '').trim();
    return text.slice(0, 1).toUpperCase() + text.slice(1);
}

// EXTERNAL MODULE: ./build/js/src/app/settle.js + 1 modules
var settle = __webpack_require__(8493);
;// CONCATENATED MODULE: ./build/js/src/app/command-line.js






/** The command line: reads the words, runs the command, gives the exit code. */
async function command_line_commandLine(argv) {
    const bare = openTerminal(process.stdout, process.stderr, process.env);
    const terminal = harmlessTerminal(bare);
    const { text: withoutSecrets } = (0,redact/* redactor */.$p)((0,redact/* secretValues */.VX)(process.env));
    const log = {
        info: (text) => terminal.print(withoutSecrets(text)),
        warn: (text) => terminal.complain(`warning: ${withoutSecrets(text)}`),
        error: (text) => terminal.complain(`error: ${withoutSecrets(text)}`),
    };
    (0,settle/* settleStrays */.Q3)(log);
    return (0,settle/* settle */.G9)(async () => {
        const asked = parseArgv(argv, (text) => terminal.print(text));
        if (asked.kind === 'told')
            return asked.exitCode;
        // Programs get every character; the JSON itself is written so that it is harmless.
        const isForPrograms = asked.kind === 'convert' || ('json' in asked && asked.json);
        return perform(asked, log, isForPrograms ? { ...terminal, print: bare.print } : terminal);
    }, log);
}
/** Each command is loaded when it is asked for: nobody waits for the parts of another one. */
async function perform(asked, log, terminal) {
    const { realWorld, unstoppable } = await Promise.all(/* import() */[__webpack_require__.e(6), __webpack_require__.e(382), __webpack_require__.e(655), __webpack_require__.e(689)]).then(__webpack_require__.bind(__webpack_require__, 8655));
    switch (asked.kind) {
        case 'run': {
            const { runCommand } = await Promise.all(/* import() */[__webpack_require__.e(6), __webpack_require__.e(346), __webpack_require__.e(499), __webpack_require__.e(169), __webpack_require__.e(265), __webpack_require__.e(249), __webpack_require__.e(681), __webpack_require__.e(3)]).then(__webpack_require__.bind(__webpack_require__, 9003));
            return (0,settle/* exitCodeOf */.FO)(await runCommand(asked, realWorld(log), terminal));
        }
        case 'validate': {
            const { validateCommand } = await Promise.all(/* import() */[__webpack_require__.e(6), __webpack_require__.e(346), __webpack_require__.e(169), __webpack_require__.e(265), __webpack_require__.e(785)]).then(__webpack_require__.bind(__webpack_require__, 7785));
            return validateCommand(asked, realWorld(log, unstoppable()), terminal);
        }
        case 'list': {
            const { listCommand } = await Promise.all(/* import() */[__webpack_require__.e(6), __webpack_require__.e(346), __webpack_require__.e(169), __webpack_require__.e(265), __webpack_require__.e(623)]).then(__webpack_require__.bind(__webpack_require__, 8623));
            return listCommand(asked, realWorld(log, unstoppable()), terminal);
        }
        case 'convert': {
            const { convertCommand } = await Promise.all(/* import() */[__webpack_require__.e(6), __webpack_require__.e(346), __webpack_require__.e(169), __webpack_require__.e(265), __webpack_require__.e(62)]).then(__webpack_require__.bind(__webpack_require__, 6681));
            return convertCommand(asked, realWorld(log, unstoppable()), terminal);
        }
        case 'workspace': {
            const { workspaceCommand } = await Promise.all(/* import() */[__webpack_require__.e(249), __webpack_require__.e(889)]).then(__webpack_require__.bind(__webpack_require__, 5949));
            return workspaceCommand(asked, realWorld(log), terminal);
        }
        case 'init': {
            const { initCommand } = await Promise.all(/* import() */[__webpack_require__.e(6), __webpack_require__.e(346), __webpack_require__.e(169), __webpack_require__.e(265), __webpack_require__.e(60)]).then(__webpack_require__.bind(__webpack_require__, 1060));
            return initCommand(asked, realWorld(log, unstoppable()), terminal);
        }
        case 'cache': {
            const { cacheCommand } = await Promise.all(/* import() */[__webpack_require__.e(169), __webpack_require__.e(127)]).then(__webpack_require__.bind(__webpack_require__, 4308));
            return cacheCommand(asked, realWorld(log, unstoppable()), terminal);
        }
        default:
            return (0,never/* never */.Z)(asked);
    }
}


/***/ }),

/***/ 281:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
/* harmony import */ var _app_command_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7288);

process.exitCode = await (0,_app_command_line_js__WEBPACK_IMPORTED_MODULE_0__/* .commandLine */ .a)(process.argv.slice(2));

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ })

};
