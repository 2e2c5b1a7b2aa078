export const id = 7681;
export const ids = [7681];
export const modules = {

/***/ 41103:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ defineCommand)
/* harmony export */ });
const defineCommand = (command) => ({
    summary: command.summary,
    help: command.help,
    flags: command.flags,
    call(args) {
        const options = command.options(...args);
        return {
            options,
            isForPrograms: command.isForPrograms?.(options) ?? ('json' in options && options.json === true),
            startsPrograms: command.startsPrograms?.(options) ?? false,
            run: (runtime, terminal) => command.run(options, runtime, terminal),
        };
    },
});


/***/ }),

/***/ 27681:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  command: () => (/* binding */ init_command)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/js/src/model/errors.js
var errors = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/js/src/reports/escape/terminal.js
var escape_terminal = __webpack_require__(10043);
// EXTERNAL MODULE: ./build/js/src/reports/terminal/paint.js
var terminal_paint = __webpack_require__(2992);
// EXTERNAL MODULE: ./build/js/src/runner/pipeline/how-called.js
var how_called = __webpack_require__(1897);
// EXTERNAL MODULE: ./build/js/src/cli/command.js
var command = __webpack_require__(41103);
// EXTERNAL MODULE: ./build/js/src/cli/inspect/init-files.js
var init_files = __webpack_require__(57885);
// EXTERNAL MODULE: ./build/js/src/platform/secrets/secret-names.js
var secret_names = __webpack_require__(97224);
// EXTERNAL MODULE: ./build/js/src/runner/survey.js
var survey = __webpack_require__(45402);
// EXTERNAL MODULE: ./build/js/src/suites/discover.js
var discover = __webpack_require__(7678);
// EXTERNAL MODULE: ./build/js/src/suites/file-kind.js
var file_kind = __webpack_require__(7594);
// EXTERNAL MODULE: ./build/js/src/suites/targets/find.js
var find = __webpack_require__(53693);
// EXTERNAL MODULE: ./build/js/src/suites/targets/read.js
var targets_read = __webpack_require__(18750);
// EXTERNAL MODULE: ./build/js/src/suites/targets/variables.js
var targets_variables = __webpack_require__(76845);
;// CONCATENATED MODULE: ./build/js/src/cli/inspect/init-findings.js








async function lookAround(folder, files) {
    const shown = (path) => path.slice(folder.length).replaceAll('\\', '/').replace(/^\//, '');
    const byDefault = await files.glob(discover/* defaultPatterns */.P9, { cwd: folder, ignoreCase: true, skipUnreadable: true });
    const suites = [...new Set([...byDefault, ...(await otherSuites(folder, files))])].sort();
    const targetsPath = await (0,find/* nearestTargetsFile */.b)([folder], files);
    const root = await (0,discover/* findRepository */.W1)(folder, files);
    const subfolder = (0,external_node_path_.relative)(root, folder).replaceAll('\\', '/');
    const workflows = await files.glob(['.github/workflows/*.{yml,yaml}'], { cwd: root });
    const running = await filesWith(workflows, /^[^#\n]*\buses:\s*["']?agentv\/eval-action\b/m, files);
    const ofFolder = await filesWith(running, new RegExp(subfolder.replaceAll(/[^\w/]/g, String.raw `\$&`)), files);
    const ignore = (await textOf((0,external_node_path_.join)(folder, '.gitignore'), files)) ?? '';
    return {
        root,
        subfolder,
        suites: suites.map(shown),
        suitesAreFound: suites.length === byDefault.length,
        targets: targetsPath === undefined ? undefined : await targetsIn(targetsPath, shown(targetsPath), files),
        hasThreshold: (await filesWith(suites, /^\s*threshold\s*:/m, files)).length > 0,
        workflows: ofFolder.map((path) => (0,external_node_path_.relative)(root, path).replaceAll('\\', '/')),
        baseBranch: await baseBranchIn(root, files),
        notIgnored: IGNORED.filter(({ pattern }) => !pattern.test(ignore)).map(({ line }) => line),
    };
}
async function baseBranchIn(folder, files) {
    const remote = await textOf((0,external_node_path_.join)(folder, '.git/refs/remotes/origin/HEAD'), files);
    const local = await textOf((0,external_node_path_.join)(folder, '.git/HEAD'), files);
    return (/^ref: refs\/remotes\/origin\/([\w./-]+)\s*$/.exec(remote ?? '')?.[1] ??
        /^ref: refs\/heads\/(main|master|trunk|develop)\s*$/.exec(local ?? '')?.[1] ??
        'main');
}
const IGNORED = [
    { line: '.env', pattern: /^\/?(?:\*\*\/)?\.env\*?\s*$/m },
    { line: '.agentv/results/', pattern: /^\/?\.agentv(?:\/results)?\/?\s*$/m },
    { line: '.agentv/cache/', pattern: /^\/?\.agentv(?:\/cache)?\/?\s*$/m },
];
const ELSEWHERE = ['!**/node_modules/**', '!**/dist/**', '!**/.git/**', '!**/.github/**', '!**/.agentv/results/**'];
const NAMED = [
    '**/*.eval.{yaml,yml,jsonl,ts,mts}',
    '**/eval.{yaml,yml}',
    '**/evals.json',
    '**/dataset*.{yaml,yml,jsonl}',
];
const UNNAMED = ['**/{eval,evals,evaluation,evaluations}/**/*.{yaml,yml}'];
const MAX_READ = 500;
const MAX_BYTES = 1024 * 1024;
async function otherSuites(folder, files) {
    const named = await files.glob([...NAMED, ...ELSEWHERE], { cwd: folder, skipUnreadable: true });
    const unnamed = await files.glob([...UNNAMED, ...ELSEWHERE], { cwd: folder, skipUnreadable: true });
    const candidates = unnamed.filter((path) => !named.includes(path)).slice(0, MAX_READ);
    const texts = await Promise.all(candidates.map((path) => textOf(path, files)));
    return [...named, ...candidates.filter((path, index) => (0,file_kind/* holdsTests */.S)(path, texts[index] ?? ''))];
}
async function targetsIn(path, file, files) {
    const read = await unlessInvalid(() => (0,targets_read/* readTargetsFile */.vW)(path, file, files));
    const variables = new Set();
    const secrets = new Set();
    for (const { fields } of read?.entries ?? []) {
        for (const [key, field] of fields) {
            (0,targets_variables/* lookUpVariables */.OY)(field.value, (name) => {
                variables.add(name);
                if ((0,secret_names/* isSecretVariable */.tS)(name) || !SETTINGS.has(key))
                    secrets.add(name);
                return undefined;
            });
        }
    }
    const settings = [...variables].filter((name) => !secrets.has(name));
    const names = (read?.entries ?? []).map(({ name }) => name);
    return { file, names, secrets: [...secrets].sort(), settings: settings.sort() };
}
const SETTINGS = new Set(`provider use_target grader_target model deployment variant resource endpoint base_url version api_version api_format
  subprovider cwd log_dir session_dir executable temperature max_output_tokens timeout_seconds workers`.split(/\s+/));
async function filesWith(paths, pattern, files) {
    const texts = await Promise.all(paths.map((path) => textOf(path, files)));
    return paths.filter((_, index) => pattern.test(texts[index] ?? ''));
}
const textOf = (path, files) => unlessInvalid(async () => ((await files.state(path)) === 'file' ? files.read(path, MAX_BYTES) : undefined));
async function unlessInvalid(read) {
    try {
        return await read();
    }
    catch (error) {
        (0,survey/* problemsOf */.GW)(error);
        return undefined;
    }
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./build/js/src/cli/inspect/skills.js


const NAMES = ['fix-eval-regression', 'write-eval-suites'];
const FOLDER = '.agents/skills';
const FOLDER_OF_CLAUDE = '.claude/skills';
const skills_MAX_BYTES = 1024 * 1024;
async function skillFiles(hasClaudeFolder, { files, script = '' }) {
    const source = (0,external_node_path_.join)((0,external_node_path_.dirname)(await files.realPath(script)), '..', 'skills');
    const texts = await Promise.all(NAMES.map((name) => files.read((0,external_node_path_.join)(source, name, 'SKILL.md'), skills_MAX_BYTES)));
    return [FOLDER, ...(hasClaudeFolder ? [FOLDER_OF_CLAUDE] : [])].flatMap((folder) => texts.map((text, at) => ({ path: `${folder}/${NAMES[at]}/SKILL.md`, text })));
}
const isOurSkill = (text) => WRITTEN.includes(hashOfSkill(text));
const hashOfSkill = (text) => (0,external_node_crypto_.createHash)('sha256')
    .update(text.replaceAll('\r\n', '\n').replace(/^ {2}version: .*$/m, ''))
    .digest('hex')
    .slice(0, 16);
const WRITTEN = ['e31f97f57b9fdd7e', '0606ecdaa2ba687e', '246519b1f6598121', '40e3b6bebea2d3ba'];

;// CONCATENATED MODULE: ./build/js/src/cli/commands/init.js









const init_command = (0,command/* defineCommand */.N)({
    summary: 'Set up a repository: a workflow, a first suite, targets, configuration, .env.example. Overwrites nothing.',
    help: `
Examples:
  eval-action init
  eval-action init --skills
  eval-action init services/support

Exit codes: 0 set up (or nothing to do), 2 error.`,
    flags: (parser) => parser
        .argument('[dir]', 'the root of the repository', '.')
        .option('--skills', 'also write skills for coding agents: write suites, fix regressions; update those that are unchanged'),
    options: (folder, { skills = false }) => ({ folder, withSkills: skills }),
    async run({ folder: name, withSkills }, runtime, terminal) {
        const { files } = runtime;
        const folder = (0,external_node_path_.resolve)(runtime.cwd, name);
        if ((await files.state(folder)) !== 'folder') {
            throw (0,errors/* userError */.IF)('FILE_MISSING', `There is no folder ${name}`, { hint: 'Pass the root of the repository.' });
        }
        const found = await lookAround(folder, files);
        const hasClaudeFolder = (await files.state((0,external_node_path_.join)(folder, '.claude'))) === 'folder';
        const wanted = [...(0,init_files/* newFiles */.ei)(found), ...(withSkills ? await skillFiles(hasClaudeFolder, runtime) : [])];
        const placeOf = ({ path, isInRoot }) => (0,external_node_path_.join)(isInRoot ? found.root : folder, path);
        for (const { path, isInRoot } of wanted) {
            const names = path.split('/').slice(0, -1);
            for (const above of names.map((_, at) => names.slice(0, at + 1).join('/'))) {
                if ((await files.state(placeOf({ path: above, isInRoot }))) !== 'file')
                    continue;
                throw (0,errors/* userError */.IF)('OUTPUT_UNWRITABLE', `${above} is a file, but init needs a folder of that name`, {
                    hint: 'Rename it, or choose another root: eval-action init <folder>.',
                });
            }
        }
        const paint = (0,terminal_paint/* paintFor */.e)(terminal);
        const [isWritten, isUpdated, isSkipped] = [paint.green('written'), paint.green('updated'), paint.dim('skipped')];
        const written = [];
        for (const file of wanted) {
            const at = placeOf(file);
            const isThere = (await files.state(at)) !== 'missing';
            const instead = isThere ? undefined : file.instead;
            const isNew = !isThere && instead === undefined && (await files.create(at, file.text));
            if (isNew)
                written.push(file.path);
            else if (await updateSkill(file, at, files)) {
                terminal.print(`${isUpdated}  ${file.path}`);
                continue;
            }
            const notes = [
                ...(file.isInRoot && found.subfolder !== '' ? ['in the root of the repository'] : []),
                ...(isNew ? [] : [instead ?? 'it already exists']),
            ].join(': ');
            terminal.print(`${isNew ? isWritten : isSkipped}  ${file.path}${notes === '' ? '' : ` (${(0,escape_terminal/* oneLine */.T)(notes)})`}`);
        }
        if (found.notIgnored.length > 0) {
            const why = await addToIgnored(found.notIgnored, folder, files);
            terminal.print(`${why.startsWith('it is') ? isSkipped : isWritten}  .gitignore (${why})`);
        }
        const program = (0,how_called/* howCalled */.u)(runtime, folder);
        const inFolder = folder === runtime.cwd ? '' : `cd ${quoted(name)} && `;
        terminal.print(`\n${nextSteps(found, written, `${inFolder}${program}`).join('\n')}`);
        return 0;
    },
});
const MAX_SKILL_BYTES = 1024 * 1024;
const MAX_IGNORED_BYTES = 1024 * 1024;
async function updateSkill({ path, text }, at, files) {
    if (!path.endsWith('/SKILL.md') || (await files.state(at)) !== 'file')
        return false;
    const before = await files.read(at, MAX_SKILL_BYTES);
    if (before === text || !isOurSkill(before))
        return false;
    await files.writeAsIs(at, text);
    return true;
}
async function addToIgnored(lines, folder, files) {
    const path = (0,external_node_path_.join)(folder, '.gitignore');
    const added = `${lines.join('\n')}\n`;
    const names = lines.join(', ');
    if (await files.create(path, added))
        return names;
    const isPlain = (await files.state(path)) === 'file' &&
        (await files.realPath(path)) === (0,external_node_path_.join)(await files.realPath(folder), '.gitignore');
    if (!isPlain)
        return `it is a link or a folder: add ${names} yourself`;
    const before = await files.read(path, MAX_IGNORED_BYTES);
    await files.writeAsIs(path, `${before}${before === '' || before.endsWith('\n') ? '' : '\n'}${added}`);
    return `added ${names}`;
}
function nextSteps(found, written, program) {
    const { suites, suitesAreFound } = found;
    const { secrets, settings } = (0,init_files/* variablesOf */.ht)(found);
    const isNew = written.some((path) => path.startsWith('.github/workflows/'));
    const isFresh = written.includes('evals/first.eval.yaml') && written.includes('.agentv/targets.yaml');
    const evals = suitesAreFound ? '' : ` ${suites.slice(0, 3).map(quoted).join(' ')}${suites.length > 3 ? ' \u2026' : ''}`;
    return [
        ...(isNew && secrets.length > 0 ? [`Store as secrets of the repository: ${secrets.join(', ')}`] : []),
        ...(isNew && settings.length > 0 ? [`Store as variables of the repository: ${settings.join(', ')}`] : []),
        isFresh ? 'Next, run it:' : 'Next, list what a run would execute and need:',
        `  ${program} ${isFresh ? 'run' : 'list'}${evals}`,
    ];
}
function quoted(given) {
    const word = (0,escape_terminal/* oneLine */.T)(given);
    return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw `'\''`)}'`;
}


/***/ }),

/***/ 57885:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cZ: () => (/* binding */ schemaLine),
/* harmony export */   ei: () => (/* binding */ newFiles),
/* harmony export */   ht: () => (/* binding */ variablesOf)
/* harmony export */ });
/* harmony import */ var _platform_secrets_reserved_variables_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99429);

const newFiles = (found) => [
    {
        path: `.github/workflows/evals${found.subfolder === '' ? '' : `-${found.subfolder.replaceAll(/[^\w.-]+/g, '-')}`}.yml`,
        isInRoot: true,
        text: workflow(found),
        instead: found.workflows.length > 0 ? `${found.workflows[0]} already runs evals` : undefined,
    },
    {
        path: 'evals/first.eval.yaml',
        text: firstSuite(found),
        instead: found.suites.length > 1
            ? `${found.suites[0]} and ${found.suites.length - 1} more already exist`
            : found.suites[0] && `${found.suites[0]} already exists`,
    },
    {
        path: '.agentv/targets.yaml',
        text: TARGETS,
        instead: found.targets && `${found.targets.file} already exists`,
    },
    { path: '.agentv/config.yaml', text: CONFIG },
    { path: '.env.example', text: envExample(found) },
];
function workflow(found) {
    const { secrets, settings } = variablesOf(found);
    const branch = /^[a-z][\w/-]*$/i.test(found.baseBranch) ? found.baseBranch : JSON.stringify(found.baseBranch);
    const lines = [
        `name: ${found.subfolder === '' ? 'evals' : JSON.stringify(`evals of ${found.subfolder}`)}`,
        'on:',
        '  pull_request:',
        '  push:',
        `    branches: [${branch}] # what pull requests are compared with`,
        'permissions: {}',
        'concurrency: # a new push cancels the run of the previous one',
        '  group: ${{ github.workflow }}-${{ github.event.pull_request.number || github.sha }}',
        '  cancel-in-progress: true',
        '',
        'jobs:',
        '  evals:',
        '    runs-on: ubuntu-latest',
        '    timeout-minutes: 30',
        '    permissions:',
        '      actions: read # to find the results of the base branch',
        '      contents: read',
        '      pull-requests: write # to comment',
        '    steps:',
        '      - uses: actions/checkout@v5',
        '        with:',
        '          persist-credentials: false',
        '      # If targets or graders need packages of this repository, install them here: actions/setup-node, npm ci.',
        '      - uses: agentv/eval-action@v1',
        ...inputs(found),
        ...(secrets.length + settings.length > 0
            ? [
                '        env:',
                ...secrets.map((name) => `          ${name}: \${{ secrets.${name} }}`),
                ...settings.map((name) => `          ${name}: \${{ vars.${name} }}`),
            ]
            : [
                '        # Pass the keys of targets from the secrets of the repository, and other settings from its variables:',
                ...NO_KEYS,
            ]),
    ];
    return `${lines.join('\n')}\n`;
}
const NO_KEYS = [
    '        # env:',
    '        #   OPENAI_API_KEY: ${{ secrets.OPENAI_API_KEY }}',
    '        #   OPENAI_MODEL: ${{ vars.OPENAI_MODEL }}',
];
function inputs({ subfolder, suites, suitesAreFound, hasThreshold }) {
    const isPlain = (path) => /^[^\s!#][^\p{Cc}]*$/u.test(path) && !path.includes('${{');
    return [
        '        with:',
        ...(subfolder === '' ? [] : [`          working-directory: ${JSON.stringify(subfolder)}`]),
        ...(suitesAreFound ? [] : ['          evals: |', ...suites.filter(isPlain).map((path) => `            ${path}`)]),
        ...(hasThreshold ? [] : ['          threshold: 0.8 # minimum mean score of each suite']),
        '          seed-baseline: 5 # trials per test in the first run of the default branch, as the baseline of pull requests',
    ];
}
function schemaLine(file) {
    const home = 'https://raw.githubusercontent.com/agentv/eval-action/v1/schema';
    return `# yaml-language-server: $schema=${home}/${file}.schema.json`;
}
function firstSuite({ targets }) {
    const [first = 'default'] = targets?.names ?? [];
    const target = targets === undefined || targets.names.includes('default') ? [] : [`  target: ${JSON.stringify(first)}`];
    return `${schemaLine('eval')}
# A suite is a list of tests: questions with checks of their answers. Try it: eval-action run
name: first

execution:
${[...target, '  threshold: 0.8 # minimum mean score of the suite'].join('\n')}

tests:
  - id: knows-the-answer
    input: What is six times seven? Give the number and nothing that is not asked.
    assertions:
      - { type: contains, value: '42', required: true }

  - id: keeps-to-the-question
    input: What is six times seven? Give the number and nothing that is not asked.
    assertions:
      - { type: icontains, value: as a language model, negate: true }
`;
}
const TARGETS = `${schemaLine('targets')}
# The agents and models under test. Suites use the target "default", unless they name another one.
targets:
  # A stub, so that the first run passes. Replace it with a command that calls your agent: {PROMPT} becomes the
  # question, and the output of the command is the answer. Commands run in the folder of the suite.
  - name: default
    provider: cli
    command: echo 42

  # A model, with a key from the environment or from a .env file:
  # - name: model
  #   provider: openai
  #   api_key: \${{ OPENAI_API_KEY }}
  #   model: gpt-5.4-mini
`;
const CONFIG = `${schemaLine('config')}
# Settings of all runs of this repository. Remove "# " from the lines that you need. Flags and inputs of the action take
# precedence; the keys under gate are decided by the base branch of a pull request.

# Suites of a run without arguments:
# eval_patterns: ["evals/**/*.eval.yaml"]

# execution:
#   verbose: true # print requests, and the commands of targets
#   trace_file: .agentv/results/trace-{timestamp}.jsonl

# eval_action:
#   workers: 5 # tests at the same time
#   budget_usd: 10 # stop when the run has cost this much

# gate:
#   threshold: 0.8 # minimum mean score of each suite
#   max_drop: 0.05 # largest drop of a suite that is accepted without being certain
`;
function envExample(found) {
    const { secrets, settings } = variablesOf(found);
    const variables = [...secrets, ...settings];
    const lines = variables.length > 0
        ? variables.map((name) => `${name}=`)
        : ['# A target with ${{ OPENAI_API_KEY }} reads this variable:', '# OPENAI_API_KEY='];
    return `# Copy this file to .env and fill it in. Do not commit .env: in CI, the values come from secrets.\n${lines.join('\n')}\n`;
}
function variablesOf({ targets: found }) {
    const isWanted = (name) => /^[A-Za-z_]\w*$/.test(name) && !(0,_platform_secrets_reserved_variables_js__WEBPACK_IMPORTED_MODULE_0__/* .isReserved */ .Bs)(name) && !/^GITHUB_/i.test(name);
    return { secrets: (found?.secrets ?? []).filter(isWanted), settings: (found?.settings ?? []).filter(isWanted) };
}


/***/ }),

/***/ 2992:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ paintFor)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);

function paintFor({ colour }) {
    const style = (name) => (text) => colour ? (0,node_util__WEBPACK_IMPORTED_MODULE_0__.styleText)(name, text, { validateStream: false }) : text;
    return { bold: style('bold'), dim: style('dim'), red: style('red'), green: style('green'), yellow: style('yellow') };
}


/***/ }),

/***/ 1897:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ howCalled)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _model_text_shell_command_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46687);
/* harmony import */ var _suites_references_shown_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81457);



function howCalled({ script = '' }, folder) {
    const path = script.replaceAll('\\', '/');
    const [, home] = /^(.*)\/node_modules\/(?:\.bin|@agentv\/eval-action\/dist)\/[^/]+$/.exec(path) ?? [];
    if (home === undefined)
        return (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(path) === 'cli.js' ? `node ${(0,_model_text_shell_command_js__WEBPACK_IMPORTED_MODULE_1__/* .shellWord */ .r7)((0,_suites_references_shown_path_js__WEBPACK_IMPORTED_MODULE_2__/* .shownPath */ .p)(script, folder))}` : 'eval-action';
    if (home.includes('/_npx/'))
        return 'npx @agentv/eval-action';
    return `${folder.replaceAll('\\', '/')}/`.startsWith(`${home}/`) ? 'npx eval-action' : 'eval-action';
}


/***/ }),

/***/ 45402:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GW: () => (/* binding */ problemsOf),
/* harmony export */   PQ: () => (/* binding */ asWarning),
/* harmony export */   Q$: () => (/* binding */ SurveyedTargets),
/* harmony export */   _k: () => (/* binding */ countProblems),
/* harmony export */   al: () => (/* binding */ inOrder),
/* harmony export */   nf: () => (/* binding */ surveySuite),
/* harmony export */   s5: () => (/* binding */ inFile),
/* harmony export */   y9: () => (/* binding */ byFile)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7126);
/* harmony import */ var _model_suite_kind_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38034);
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56290);
/* harmony import */ var _model_values_grouped_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(70110);
/* harmony import */ var _model_values_once_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(81667);
/* harmony import */ var _providers_providers_index_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(46084);
/* harmony import */ var _suites_load_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(89885);
/* harmony import */ var _suites_references_shown_path_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(81457);
/* harmony import */ var _suites_targets_read_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(18750);
/* harmony import */ var _suites_targets_resolve_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(24928);
/* harmony import */ var _suites_targets_variables_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(76845);
/* harmony import */ var _case_judges_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(42563);
/* harmony import */ var _case_test_problems_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(43048);
/* harmony import */ var _pipeline_prepare_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(10830);















async function surveySuite(path, site, programs = {}) {
    const file = (0,_suites_references_shown_path_js__WEBPACK_IMPORTED_MODULE_8__/* .shownPath */ .p)(path, site.cwd);
    const reading = (0,_pipeline_prepare_js__WEBPACK_IMPORTED_MODULE_14__/* .suiteReading */ .hu)(site);
    const asked = new Set();
    const variables = async (folder) => recorded(await reading.variables(folder), asked);
    try {
        const { problems, ...seen } = await (0,_suites_load_js__WEBPACK_IMPORTED_MODULE_7__/* .lookAtSuite */ .Z)(path, {
            ...reading,
            variables,
            runProgram: programs.runProgram ?? reading.runProgram,
            mayLackVariables: programs.mayLackVariables ?? reading.mayLackVariables,
        });
        return { ...seen, problems: inFile(file, problems), variables: [...asked] };
    }
    catch (error) {
        return { problems: inFile(file, problemsOf(error)), variables: [...asked] };
    }
}
function problemsOf(error) {
    if (error instanceof _model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo)
        return error.problems;
    throw error;
}
const inFile = (file, problems) => problems.map((problem) => ({ file: problem.location?.file ?? file, ...problem }));
const recorded = (lookUp, asked) => (name, use) => {
    asked.add(name);
    return lookUp(name, use);
};
function inOrder(problems) {
    const once = new Map();
    for (const problem of problems) {
        const { severity, ...rest } = problem;
        const key = JSON.stringify(rest);
        if (severity === 'error' || !once.has(key))
            once.set(key, problem);
    }
    return [...once.values()].sort((a, b) => {
        if (a.file !== b.file)
            return a.file < b.file ? -1 : 1;
        const [here, there] = [a.location, b.location];
        return (here?.line ?? 0) - (there?.line ?? 0) || (here?.column ?? 0) - (there?.column ?? 0);
    });
}
function byFile(problems) {
    return (0,_model_values_grouped_js__WEBPACK_IMPORTED_MODULE_4__/* .groupedBy */ .m)(problems, ({ file }) => file);
}
function countProblems(problems) {
    const errors = problems.filter(({ severity }) => severity === 'error').length;
    return { errors, warnings: problems.length - errors };
}
const asWarning = (problem) => ({ ...problem, severity: 'warning' });
class SurveyedTargets {
    #site;
    #files = new Map();
    #nearest = new Map();
    constructor(site) {
        this.#site = site;
    }
    get files() {
        return [...this.#files.keys()].map((path) => (0,_suites_references_shown_path_js__WEBPACK_IMPORTED_MODULE_8__/* .shownPath */ .p)(path, this.#site.cwd));
    }
    async of(suite) {
        const { inputs, programs, environments } = this.#site;
        const names = (0,_pipeline_prepare_js__WEBPACK_IMPORTED_MODULE_14__/* .wantedTargets */ .w5)(suite, inputs).filter(({ isUnknown }) => !isUnknown);
        const path = await this.#fileOf(suite);
        const read = typeof path === 'string' ? await this.#read(path) : undefined;
        const problems = typeof path === 'string' ? (read?.problems ?? []) : inFile(suite.file, path);
        if (read?.targetsFile === undefined) {
            const targets = names.map(({ name }) => ({ name, options: {}, batching: false, problems: [], variables: [] }));
            return { targets, judges: [], fallbacks: [], problems, judging: [] };
        }
        const file = await programs.withPrograms(read.targetsFile, suite.folder);
        const survey = (wanted) => Promise.all(wanted.map((name) => this.#survey({ name, location: undefined }, file, suite.folder)));
        const targets = await Promise.all(names.map((wanted) => this.#survey(wanted, file, suite.folder)));
        const known = targets.flatMap(({ target }) => target ?? []);
        const fallbacks = await survey([...new Set(known.flatMap(({ fallbackTargets }) => fallbackTargets))]);
        const own = (0,_case_judges_js__WEBPACK_IMPORTED_MODULE_12__/* .judgesOf */ .YP)({ file, lookUp: await environments.lookUpIn(suite.folder), inputs });
        const tests = suite.tests.filter((test) => test.kind === 'test');
        const judging = tests.flatMap((test) => targets.flatMap(({ judge }) => (0,_case_judges_js__WEBPACK_IMPORTED_MODULE_12__/* .judgeNames */ .ch)(test, judge)));
        const judges = await survey([...new Set(judging)].filter((name) => file.entries.some((entry) => entry.name === name) && targets.every((each) => each.name !== name)));
        const unjudged = tests.flatMap((test) => known.flatMap((target) => [...(0,_case_test_problems_js__WEBPACK_IMPORTED_MODULE_13__/* .imageProblems */ .y)(test, target), ...(0,_case_judges_js__WEBPACK_IMPORTED_MODULE_12__/* .judgingProblems */ .r_)(test, target, own)]));
        for (const name of [...names.map(entryName), ...[...judges, ...fallbacks].map((each) => each.name)])
            read.used.add(name);
        return {
            targets,
            judges,
            fallbacks,
            own,
            problems: [...problems, ...fallbacks.flatMap((fallback) => fallback.problems)],
            judging: inFile(suite.file, unjudged.map(withoutHaste)),
        };
    }
    async near(folder) {
        const path = await this.#fileOf({ folder });
        return typeof path === 'string' ? (await this.#read(path)).problems : [];
    }
    async whole(path) {
        const file = await this.#read(path);
        return [...file.problems, ...(await this.#surveyAll(file)).flatMap((target) => target.problems)];
    }
    async unused() {
        const found = [];
        for (const reading of this.#files.values()) {
            const file = await reading;
            const surveyed = await this.#surveyAll(file, (name) => !file.used.has(name));
            const isLacking = ({ code }) => code === 'SECRET_MISSING';
            const lacking = surveyed.filter((target) => target.problems.some(isLacking));
            const problems = surveyed.flatMap((target) => target.problems);
            const [first] = problems.filter(isLacking);
            if (first === undefined || lacking.length < 2)
                found.push(...problems);
            else {
                const names = lacking.map(({ name }) => `"${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .cutEnd */ .ym)(name, 60)}"`);
                const more = names.length > MAX_NAMED ? ` and ${names.length - MAX_NAMED} more` : '';
                const message = `${names.length} targets that no selected suite uses need variables that are not set: ${names.slice(0, MAX_NAMED).join(', ')}${more}`;
                found.push({
                    file: first.file,
                    code: 'SECRET_MISSING',
                    severity: 'warning',
                    message,
                    location: first.location,
                });
                found.push(...problems.filter((problem) => !isLacking(problem)));
            }
        }
        return found.map(asWarning);
    }
    async #surveyAll({ path, targetsFile }, isWanted = () => true) {
        if (targetsFile === undefined)
            return [];
        const wanted = targetsFile.entries.filter(({ name }) => isWanted(name));
        const file = await this.#site.programs.withPrograms(targetsFile, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(path));
        return Promise.all(wanted.map(({ name }) => this.#survey({ name, location: undefined }, file, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(path))));
    }
    async #fileOf(suite) {
        const known = this.#nearest.get(suite.folder);
        if (known !== undefined)
            return known;
        try {
            const path = await (0,_pipeline_prepare_js__WEBPACK_IMPORTED_MODULE_14__/* .targetsFileOf */ .Ui)(suite, this.#site);
            this.#nearest.set(suite.folder, path);
            return path;
        }
        catch (error) {
            if (this.#site.inputs.targets !== undefined)
                throw error;
            return problemsOf(error);
        }
    }
    #read(path) {
        const { cwd, runtime } = this.#site;
        const file = (0,_suites_references_shown_path_js__WEBPACK_IMPORTED_MODULE_8__/* .shownPath */ .p)(path, cwd);
        const used = new Set();
        return (0,_model_values_once_js__WEBPACK_IMPORTED_MODULE_5__/* .getOrMake */ .I)(this.#files, path, () => (0,_suites_targets_read_js__WEBPACK_IMPORTED_MODULE_9__/* .readTargetsFile */ .vW)(path, file, runtime.files).then((targetsFile) => ({ path, targetsFile, problems: inFile(file, targetsFile.warnings), used }), (error) => ({ path, problems: inFile(file, problemsOf(error)), used })));
    }
    async #survey(wanted, targetsFile, folder) {
        const asked = new Set();
        const lookUp = recorded(await this.#site.environments.lookUpIn(folder), asked);
        const reading = { file: targetsFile, kinds: _providers_providers_index_js__WEBPACK_IMPORTED_MODULE_6__/* .providers */ .r, lookUp };
        const { target, problems } = (0,_suites_targets_resolve_js__WEBPACK_IMPORTED_MODULE_10__/* .resolveTarget */ .u1)(wanted, reading);
        const entry = targetsFile.entries.find(({ name }) => name === entryName(wanted));
        const end = (0,_suites_targets_resolve_js__WEBPACK_IMPORTED_MODULE_10__/* .followTargets */ .wU)(wanted, reading, []);
        for (const field of end?.fields.values() ?? [])
            (0,_suites_targets_variables_js__WEBPACK_IMPORTED_MODULE_11__/* .lookUpVariables */ .OY)(field.value, lookUp);
        const provider = target?.provider ?? end?.fields.get('provider')?.text;
        const timeout = end?.fields.get('timeout_seconds');
        const judges = (0,_case_judges_js__WEBPACK_IMPORTED_MODULE_12__/* .judgesOf */ .YP)({ file: targetsFile, lookUp, inputs: this.#site.inputs });
        const graderTarget = target?.graderTarget ?? end?.fields.get('grader_target')?.text;
        return {
            name: wanted.name,
            options: timeout === undefined ? {} : { timeout_seconds: (0,_suites_targets_variables_js__WEBPACK_IMPORTED_MODULE_11__/* .lookUpVariables */ .OY)(timeout.value, lookUp) },
            batching: target?.batching ?? end?.fields.get('provider_batching')?.value === true,
            provider: provider === undefined ? undefined : ((0,_model_suite_kind_js__WEBPACK_IMPORTED_MODULE_2__/* .findKind */ .oH)(_providers_providers_index_js__WEBPACK_IMPORTED_MODULE_6__/* .providers */ .r, provider)?.type ?? provider),
            location: entry?.cursor.location,
            target,
            problems: inFile(targetsFile.file, problems.map(withoutHaste)),
            variables: [...asked],
            judge: judges.nameFor({ name: wanted.name, provider: provider ?? '', graderTarget }),
        };
    }
}
const MAX_NAMED = 5;
const entryName = ({ name, useTarget = name }) => useTarget;
const withoutHaste = (problem) => (problem.code === 'SECRET_MISSING' ? asWarning(problem) : problem);


/***/ })

};
