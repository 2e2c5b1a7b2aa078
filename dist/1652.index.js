export const id = 1652;
export const ids = [1652];
export const modules = {

/***/ 41103:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ defineCommand)
/* harmony export */ });
const defineCommand = (command) => command;


/***/ }),

/***/ 91652:
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
// EXTERNAL MODULE: ./build/js/src/model/suite/setting.js
var setting = __webpack_require__(17586);
// EXTERNAL MODULE: ./build/js/src/platform/secrets/secret-names.js
var secret_names = __webpack_require__(97224);
// EXTERNAL MODULE: ./build/js/src/suites/discover.js
var discover = __webpack_require__(7678);
// EXTERNAL MODULE: ./build/js/src/suites/file-kind.js
var file_kind = __webpack_require__(7594);
// EXTERNAL MODULE: ./build/js/src/suites/targets/read.js
var targets_read = __webpack_require__(18750);
// EXTERNAL MODULE: ./build/js/src/suites/targets/variables.js
var targets_variables = __webpack_require__(76845);
;// CONCATENATED MODULE: ./build/js/src/cli/init/findings.js








async function lookAround(folder, files) {
    const shown = (path) => path.slice(folder.length).replaceAll('\\', '/').replace(/^\//, '');
    const byDefault = await files.glob(discover/* defaultPatterns */.P9, { cwd: folder, ignoreCase: true, skipUnreadable: true });
    const suites = [...new Set([...byDefault, ...(await otherSuites(folder, files))])].sort();
    const targetsPath = await (0,targets_read/* nearestTargetsFile */.b)([folder], files);
    const targets = targetsPath === undefined ? undefined : await targetsIn(targetsPath, shown(targetsPath), files);
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
        targets,
        withCopilot: targets?.secrets.includes(setting/* JOB_TOKEN */.IK) === true,
        hasThreshold: (await filesWith(suites, /^\s*threshold\s*:/m, files)).length > 0,
        workflows: ofFolder.map((path) => (0,external_node_path_.relative)(root, path).replaceAll('\\', '/')),
        baseBranch: await baseBranchIn(root, files),
        notIgnored: IGNORED.filter(({ pattern }) => !pattern.test(ignore)).map(({ line }) => line),
    };
}
async function baseBranchIn(folder, files) {
    const remote = (await textOf((0,external_node_path_.join)(folder, '.git/refs/remotes/origin/HEAD'), files)) ?? '';
    const local = (await textOf((0,external_node_path_.join)(folder, '.git/HEAD'), files)) ?? '';
    const ofRemote = /^ref: refs\/remotes\/origin\/([\w./-]+)\s*$/.exec(remote)?.[1];
    return ofRemote ?? /^ref: refs\/heads\/(main|master|trunk|develop)\s*$/.exec(local)?.[1] ?? 'main';
}
const IGNORED = [
    { line: '.env', pattern: /^\/?(?:\*\*\/)?\.env\*?\s*$/m },
    { line: '.agentv/results/', pattern: /^\/?\.agentv(?:\/results)?\/?\s*$/m },
    { line: '.agentv/cache/', pattern: /^\/?\.agentv(?:\/cache)?\/?\s*$/m },
];
const NAMED = /(?:^|[/\\])(?:(?:.*\.)?eval\.(?:ya?ml|jsonl|m?ts)|evals\.json|dataset[^/\\]*\.(?:ya?ml|jsonl))$/;
const CANDIDATES = [
    '**/*.eval.{jsonl,ts,mts}',
    '**/{evals.json,*eval.yaml,*eval.yml}',
    '**/dataset*.{yaml,yml,jsonl}',
    '**/{eval,evals,evaluation,evaluations}/**/*.{yaml,yml}',
];
const ELSEWHERE = ['!**/node_modules/**', '!**/dist/**', '!**/.git/**', '!**/.github/**', '!**/.agentv/results/**'];
const MAX_FILES = 500;
const MAX_BYTES = 1024 * 1024;
async function otherSuites(folder, files) {
    const found = await files.glob([...CANDIDATES, ...ELSEWHERE], { cwd: folder, skipUnreadable: true });
    const candidates = found.slice(0, MAX_FILES);
    const texts = await Promise.all(candidates.map((path) => textOf(path, files)));
    return candidates.filter((path, index) => NAMED.test(path) || (0,file_kind/* holdsTests */.S1)(path, texts[index] ?? ''));
}
async function targetsIn(path, file, files) {
    const read = await (0,errors/* unlessInvalid */.Ue)(() => (0,targets_read/* readTargetsFile */.vW)(path, file, files));
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
const textOf = (path, files) => (0,errors/* unlessInvalid */.Ue)(async () => ((await files.state(path)) === 'file' ? files.read(path, MAX_BYTES) : undefined));

// EXTERNAL MODULE: ./build/js/src/cli/init/new-files.js
var new_files = __webpack_require__(2537);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./build/js/src/cli/init/skills.js


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
  eval-action init --copilot
  eval-action init --skills
  eval-action init services/support

Exit codes: 0 set up (or nothing to do), 2 error.`,
    flags: (parser) => parser
        .argument('[dir]', 'the root of the repository', '.')
        .option('--copilot', 'targets of GitHub Copilot CLI, and a workflow that needs no stored key')
        .option('--skills', 'also write skills for coding agents: write suites, fix regressions; update those that are unchanged'),
    options: (folder, { skills = false, copilot = false }) => ({ folder, withSkills: skills, withCopilot: copilot }),
    async run({ folder: name, withSkills, withCopilot }, runtime, terminal) {
        const { files } = runtime;
        const folder = (0,external_node_path_.resolve)(runtime.cwd, name);
        if ((await files.state(folder)) !== 'folder') {
            throw (0,errors/* userError */.IF)('FILE_MISSING', `There is no folder ${name}`, { hint: 'Pass the root of the repository.' });
        }
        const around = await lookAround(folder, files);
        const findings = { ...around, withCopilot: withCopilot || around.withCopilot };
        const hasClaudeFolder = (await files.state((0,external_node_path_.join)(folder, '.claude'))) === 'folder';
        const wanted = [...(0,new_files/* newFiles */.ei)(findings), ...(withSkills ? await skillFiles(hasClaudeFolder, runtime) : [])];
        const placeOf = ({ path, isInRoot }) => (0,external_node_path_.join)(isInRoot ? findings.root : folder, path);
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
                ...(file.isInRoot && findings.subfolder !== '' ? ['in the root of the repository'] : []),
                ...(isNew ? [] : [instead ?? 'it already exists']),
            ].join(': ');
            terminal.print(`${isNew ? isWritten : isSkipped}  ${file.path}${notes === '' ? '' : ` (${(0,escape_terminal/* oneLine */.T)(notes)})`}`);
        }
        if (findings.notIgnored.length > 0) {
            const why = await addToIgnored(findings.notIgnored, folder, files);
            terminal.print(`${why.startsWith('it is') ? isSkipped : isWritten}  .gitignore (${why})`);
        }
        const program = (0,how_called/* howCalled */.u)(runtime, folder);
        const inFolder = folder === runtime.cwd ? '' : `cd ${quoted(name)} && `;
        terminal.print(`\n${nextSteps(findings, written, `${inFolder}${program}`).join('\n')}`);
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
function nextSteps(findings, written, program) {
    const { suites, suitesAreFound, withCopilot } = findings;
    const { secrets, settings } = (0,new_files/* variablesOf */.ht)(findings);
    const isNew = written.some((path) => path.startsWith('.github/workflows/'));
    const isFresh = written.includes('evals/first.eval.yaml') && written.includes('.agentv/targets.yaml');
    const evals = suitesAreFound ? '' : ` ${suites.slice(0, 3).map(quoted).join(' ')}${suites.length > 3 ? ' \u2026' : ''}`;
    return [
        ...(isNew && secrets.length > 0 ? [`Store as secrets of the repository: ${secrets.join(', ')}`] : []),
        ...(isNew && settings.length > 0 ? [`Store as variables of the repository: ${settings.join(', ')}`] : []),
        isFresh ? 'Next, run it:' : 'Next, list what a run would execute and need:',
        `  ${program} ${isFresh ? 'run' : 'list'}${evals}`,
        ...(isNew
            ? [
                `Then merge the workflow, so that a baseline is measured, and require the check "${withCopilot ? 'report' : 'evals'}" of pull requests.`,
            ]
            : []),
    ];
}
function quoted(text) {
    const word = (0,escape_terminal/* oneLine */.T)(text);
    return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw `'\''`)}'`;
}


/***/ }),

/***/ 2537:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cZ: () => (/* binding */ schemaLine),
/* harmony export */   ei: () => (/* binding */ newFiles),
/* harmony export */   ht: () => (/* binding */ variablesOf)
/* harmony export */ });
/* harmony import */ var _platform_secrets_reserved_variables_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99429);

const newFiles = (findings) => [
    {
        path: `.github/workflows/evals${findings.subfolder === '' ? '' : `-${findings.subfolder.replaceAll(/[^\w.-]+/g, '-')}`}.yml`,
        isInRoot: true,
        text: workflow(findings),
        instead: findings.workflows.length > 0 ? `${findings.workflows[0]} already runs evals` : undefined,
    },
    {
        path: 'evals/first.eval.yaml',
        text: firstSuite(findings),
        instead: findings.suites.length > 1
            ? `${findings.suites[0]} and ${findings.suites.length - 1} more already exist`
            : findings.suites[0] && `${findings.suites[0]} already exists`,
    },
    {
        path: '.agentv/targets.yaml',
        text: findings.withCopilot ? COPILOT_TARGETS : TARGETS,
        instead: findings.targets && `${findings.targets.file} already exists`,
    },
    { path: '.agentv/config.yaml', text: CONFIG },
    { path: '.env.example', text: envExample(findings) },
];
function workflow(findings) {
    const { secrets, settings } = variablesOf(findings);
    const { withCopilot } = findings;
    const branch = /^[a-z][\w/-]*$/i.test(findings.baseBranch)
        ? findings.baseBranch
        : JSON.stringify(findings.baseBranch);
    const lines = [
        `name: ${findings.subfolder === '' ? 'evals' : JSON.stringify(`evals of ${findings.subfolder}`)}`,
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
        withCopilot
            ? '      copilot-requests: write # Copilot CLI may use this token; the job "report" comments'
            : '      pull-requests: write # to comment',
        '    steps:',
        '      - uses: actions/checkout@v5',
        '        with:',
        '          persist-credentials: false',
        '      # If targets or graders need packages of this repository, install them here: actions/setup-node, npm ci.',
        ...(withCopilot ? [`      - run: npm install --global ${COPILOT_CLI}`] : []),
        '      - uses: agentv/eval-action@v1',
        ...inputs(findings),
        ...(withCopilot ? ['          comment: never', '          job-summary: short'] : []),
        ...(secrets.length + settings.length > 0 || withCopilot
            ? [
                '        env:',
                ...(withCopilot ? ['          GITHUB_TOKEN: ${{ github.token }}'] : []),
                ...secrets.map((name) => `          ${name}: \${{ secrets.${name} }}`),
                ...settings.map((name) => `          ${name}: \${{ vars.${name} }}`),
            ]
            : [
                '        # Pass the keys of targets from the secrets of the repository, and other settings from its variables:',
                ...NO_KEYS,
            ]),
        ...(withCopilot ? REPORT_JOB : []),
    ];
    return `${lines.join('\n')}\n`;
}
const NO_KEYS = [
    '        # env:',
    '        #   OPENAI_API_KEY: ${{ secrets.OPENAI_API_KEY }}',
    '        #   OPENAI_MODEL: ${{ vars.OPENAI_MODEL }}',
];
const COPILOT_CLI = '@github/copilot@1.0.102';
const REPORT_JOB = `
  report: # the required check
    needs: evals
    if: always()
    runs-on: ubuntu-latest
    timeout-minutes: 10
    permissions:
      actions: read
      contents: read
      pull-requests: write # to comment
    steps:
      - uses: agentv/eval-action/report@v1
        with:
          results: artifacts
      - run: test "$RESULT" = success
        env:
          RESULT: \${{ needs.evals.result }}`.split('\n');
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

  # Without any stored key: GitHub Copilot CLI with the token of the job, as "eval-action init --copilot" writes it.
`;
const COPILOT_TARGETS = `${schemaLine('targets')}
# The agents and models under test. Suites use the target "default", unless they name another one.
targets:
  # GITHUB_TOKEN is the token of the job, or on your machine: GITHUB_TOKEN=$(gh auth token) eval-action run
  - name: default
    provider: copilot
    model: claude-sonnet-4.6
    github_token: \${{ GITHUB_TOKEN }}
    grader_target: judge

  # Judges answers by criteria in plain text.
  - name: judge
    provider: copilot
    model: gpt-5.4-mini
    github_token: \${{ GITHUB_TOKEN }}
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
function envExample(findings) {
    const { secrets, settings } = variablesOf(findings);
    const variables = [...secrets, ...settings];
    const lines = variables.length > 0
        ? variables.map((name) => `${name}=`)
        : ['# A target with ${{ OPENAI_API_KEY }} reads this variable:', '# OPENAI_API_KEY='];
    return `# Copy this file to .env and fill it in. Do not commit .env: in CI, the values come from secrets.\n${lines.join('\n')}\n`;
}
function variablesOf({ targets }) {
    const isWanted = (name) => /^[A-Za-z_]\w*$/.test(name) && !(0,_platform_secrets_reserved_variables_js__WEBPACK_IMPORTED_MODULE_0__/* .isReserved */ .Bs)(name) && !/^GITHUB_/i.test(name);
    return { secrets: (targets?.secrets ?? []).filter(isWanted), settings: (targets?.settings ?? []).filter(isWanted) };
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

/***/ 7594:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ej: () => (/* binding */ toolOfForeignFile),
/* harmony export */   S1: () => (/* binding */ holdsTests),
/* harmony export */   Ub: () => (/* binding */ foreignFormat),
/* harmony export */   h_: () => (/* binding */ fileKind)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _yaml_cursor_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23759);


function fileKind(path, text) {
    if (!/\.ya?ml$/i.test(path))
        return 'suite';
    const declared = declaredKind(text);
    if (declared !== undefined)
        return declared;
    const name = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(path).toLowerCase();
    if (/(?:^|\.)eval\.ya?ml$/.test(name))
        return 'suite';
    if ((0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(path)) === '.agentv' && /^(?:targets|config)\.ya?ml$/.test(name)) {
        return name.startsWith('targets') ? 'targets' : 'config';
    }
    const opened = (0,_yaml_cursor_js__WEBPACK_IMPORTED_MODULE_1__/* .openYaml */ .IM)(path, text);
    if (opened.kind === 'invalid')
        return !SUITE_LINE.test(text) && TARGETS_LINE.test(text) ? 'targets' : 'suite';
    const { root } = opened;
    if (root.isList)
        return 'cases';
    const isPromptfoo = root.key('prompts') !== undefined && PROMPTFOO_PROVIDERS.some((key) => root.key(key) !== undefined);
    if (isPromptfoo || isMarkedAsPromptfoo(root))
        return 'unknown';
    if (TESTS.some((key) => root.key(key) !== undefined))
        return 'suite';
    return root.field('targets')?.isList ? 'targets' : 'unknown';
}
function holdsTests(path, text) {
    const isSaid = declaredKind(text) === 'suite' || SUITE_LINE.test(text);
    const mayHoldTests = isSaid || (TESTS_ANYWHERE.test(text) && (0,_yaml_cursor_js__WEBPACK_IMPORTED_MODULE_1__/* .openYaml */ .IM)(path, text).kind === 'opened');
    return mayHoldTests && fileKind(path, text) === 'suite';
}
const SCHEMA = /^\s*["']?\$schema["']?\s*:\s*["']?agentv-(eval|targets|config)\b/m;
const DECLARED = { eval: 'suite', targets: 'targets', config: 'config' };
function declaredKind(text) {
    if (!text.includes('$schema'))
        return undefined;
    const [, name = ''] = SCHEMA.exec(text) ?? [];
    return DECLARED[name];
}
const PROMPTFOO_PROVIDERS = ['providers', 'targets'];
const TESTS = ['tests', 'eval_cases', 'evalcases', 'cases'];
const ANY_OF_TESTS = `["']?(?:${TESTS.join('|')})["']?[ \\t]*`;
const TESTS_ANYWHERE = new RegExp(`${ANY_OF_TESTS}:`);
const SUITE_LINE = new RegExp(`^(?:\\{[ \\t]*)?${ANY_OF_TESTS}(?::|$)`, 'm');
const TARGETS_LINE = /^(?:\{[ \t]*)?["']?targets["']?[ \t]*(?::|$)/m;
const ONLY_PROMPTFOO = ['redteam', 'defaultTest', 'evaluateOptions'];
const SHARED = ['providers', 'prompts'];
const AGENTV_5 = ['default_test', 'evaluate_options', 'name'];
function toolOfForeignFile(root) {
    const format = foreignFormatOf(root);
    return format === 'providers' ? undefined : format;
}
function foreignFormatOf(root) {
    if (!root.isMap)
        return undefined;
    const has = (name) => root.key(name) !== undefined;
    const tests = root.key('tests')?.items() ?? [];
    const hasVars = (test) => test.key('vars') !== undefined && !test.key('id') && !test.key('input');
    if (isMarkedAsPromptfoo(root) || (has('targets') && tests.some(hasVars)))
        return 'promptfoo';
    if (![...SHARED, ...ONLY_PROMPTFOO].some(has))
        return undefined;
    if (!has('tests') && !has('prompts'))
        return 'providers';
    const isAgentv = AGENTV_5.some(has) ||
        /(?:^|[/\\.])eval\.ya?ml$/i.test(root.location.file) ||
        tests.some((test) => test.key('id') !== undefined && test.key('assert') === undefined);
    return isAgentv ? 'agentv' : 'promptfoo';
}
const FOREIGN = {
    providers: {
        message: 'This is a providers.yaml of AgentV 5, which is not read',
        hint: 'Write each provider as a target: https://github.com/agentv/eval-action/blob/v1/docs/targets.md',
    },
    agentv: {
        message: 'This is a suite of AgentV 5, which only AgentV 5 runs',
        hint: 'AgentV 5 runs it: eval-action run with the path of this file alone.',
    },
    promptfoo: {
        message: 'This is a configuration of promptfoo, not a suite',
        hint: 'promptfoo runs it: eval-action run with the path of this file alone.',
    },
};
function foreignFormat(root) {
    const format = foreignFormatOf(root);
    if (format === undefined)
        return undefined;
    const key = [...SHARED, ...ONLY_PROMPTFOO].flatMap((name) => root.key(name) ?? [])[0];
    const { message, hint } = FOREIGN[format];
    return root.error('NOT_SUPPORTED_YET', message, { location: key?.keyLocation ?? root.location, hint });
}
const isMarkedAsPromptfoo = (root) => /\bpromptfoo\b/.test(root.schema ?? '') || ONLY_PROMPTFOO.some((name) => root.key(name) !== undefined);


/***/ }),

/***/ 18750:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bh: () => (/* binding */ presentName),
/* harmony export */   GL: () => (/* binding */ givenTargetsFile),
/* harmony export */   Qn: () => (/* binding */ TARGET),
/* harmony export */   b: () => (/* binding */ nearestTargetsFile),
/* harmony export */   vW: () => (/* binding */ readTargetsFile)
/* harmony export */ });
/* unused harmony exports RENAMED, CAMEL_CASE */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26921);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7126);
/* harmony import */ var _model_suite_number_limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(95974);
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(56290);
/* harmony import */ var _block_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9732);
/* harmony import */ var _file_kind_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7594);
/* harmony import */ var _references_file_paths_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(13037);
/* harmony import */ var _yaml_cursor_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(23759);









const TARGET = (0,_block_js__WEBPACK_IMPORTED_MODULE_5__/* .block */ .om)({ of: 'a target' }, () => ({
    name: (0,_block_js__WEBPACK_IMPORTED_MODULE_5__/* .needed */ .Ow)(_block_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq, 'Its name in suites and other targets.'),
    provider: (0,_block_js__WEBPACK_IMPORTED_MODULE_5__/* .field */ .ZZ)(_block_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq, 'The kind of model, program or agent.'),
    use_target: (0,_block_js__WEBPACK_IMPORTED_MODULE_5__/* .field */ .ZZ)(_block_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq, 'The target that this one delegates to; all other keys are ignored then.'),
    grader_target: (0,_block_js__WEBPACK_IMPORTED_MODULE_5__/* .field */ .ZZ)(_block_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq, 'The target that judges the answers of this one.'),
    workers: (0,_block_js__WEBPACK_IMPORTED_MODULE_5__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([(0,_block_js__WEBPACK_IMPORTED_MODULE_5__/* .wholeNumber */ .rD)(1, _model_suite_number_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_WORKERS */ .bP), _block_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq]), 'How many tests run at the same time on this target.'),
    fallback_targets: (0,_block_js__WEBPACK_IMPORTED_MODULE_5__/* .field */ .ZZ)(_block_js__WEBPACK_IMPORTED_MODULE_5__/* .texts */ .Te, 'Targets that are asked, in order, when this one fails.'),
    workspace_template: (0,_block_js__WEBPACK_IMPORTED_MODULE_5__/* .field */ .ZZ)(_block_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq, 'Old place of the template of the workspace, which suites name now.').meta({
        deprecated: true,
    }),
    provider_batching: (0,_block_js__WEBPACK_IMPORTED_MODULE_5__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([_block_js__WEBPACK_IMPORTED_MODULE_5__/* .flag */ .Jt, _block_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq]), 'Whether all tests of a suite go into one call.'),
    subagent_mode_allowed: (0,_block_js__WEBPACK_IMPORTED_MODULE_5__/* .idle */ .N7)('agents are asked one by one in evals'),
}));
const MAX_TARGETS_BYTES = 1024 * 1024;
async function readTargetsFile(path, file, files) {
    const opened = (0,_yaml_cursor_js__WEBPACK_IMPORTED_MODULE_8__/* .openYaml */ .IM)(file, await files.read(path, MAX_TARGETS_BYTES));
    if (opened.kind === 'invalid')
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(opened.problems);
    const problems = [];
    const root = opened.root.reportingTo(problems);
    const list = root.field('targets');
    if (list === undefined) {
        const isEmpty = root.value === null;
        const missing = root.error('MISSING_FIELD', isEmpty ? 'The targets file is empty' : 'A targets file needs "targets"', {
            expected: 'a mapping with "targets", a list of targets',
            found: !isEmpty ? (root.isMap ? 'no "targets"' : root.found) : undefined,
            hint: root.isList ? 'Add "targets:" above the list.' : undefined,
            ...(root.field('tests') !== undefined && { hint: 'This looks like a suite.' }),
        });
        problems.push((0,_file_kind_js__WEBPACK_IMPORTED_MODULE_6__/* .foreignFormat */ .Ub)(root) ?? missing);
    }
    else if (!list.isList)
        list.addWrongType('a list of targets');
    const entries = (list?.items() ?? []).flatMap((item) => readEntry(item) ?? []);
    const first = new Map();
    for (const entry of entries) {
        const earlier = first.get(entry.name);
        if (earlier === undefined)
            first.set(entry.name, entry);
        if (earlier === undefined)
            continue;
        entry.cursor.addError('DUPLICATE_ID', `Two targets have the name "${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .cutEnd */ .ym)(entry.name, 60)}"`, {
            location: entry.cursor.field('name')?.keyLocation,
            expected: 'a name that no other target of the file has',
            hint: `The other one is in line ${earlier.cursor.field('name')?.keyLocation.line}.`,
        });
    }
    const errors = problems.filter(({ severity }) => severity === 'error');
    if (errors.length > 0)
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(errors);
    return { file, entries, warnings: problems };
}
function readEntry(item) {
    if (!item.isMap) {
        const details = { expected: '"name" and "provider"', found: item.found };
        return item.addError('WRONG_TYPE', 'A target must be a mapping', details);
    }
    const name = item.field('name');
    if (typeof name?.value !== 'string' || name.value.trim() === '') {
        return name === undefined
            ? item.addMissing('name', 'A target needs a "name"', 'the name that suites use')
            : name.addWrongType('text that is not empty');
    }
    const fields = new Map();
    const settings = item.field('settings');
    const wrapper = settings?.isMap ? settings : undefined;
    wrapper?.addOldSpelling('"settings" is an old wrapper', 'Move its fields into the target.');
    for (const mapping of [item, wrapper ?? []].flat()) {
        const keys = mapping.keys().filter((key) => key !== 'name' && !(wrapper && key === 'settings'));
        for (const key of [...keys.filter((each) => !presentName(each)), ...keys.filter(presentName)]) {
            const field = mapping.field(key);
            if (field === undefined)
                continue;
            const current = presentName(key);
            if (current !== undefined)
                field.addOldSpelling(`"${key}" is an old name`, `Use "${current}" instead.`);
            if (!fields.has(current ?? key))
                fields.set(current ?? key, field);
        }
    }
    if (!fields.has('provider') && !fields.has('use_target')) {
        const message = `The target "${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .cutEnd */ .ym)(name.value, 60)}" cannot be used without "provider" or "use_target"`;
        item.addWarning('MISSING_FIELD', message);
    }
    return { name: name.value.trim(), cursor: item, fields };
}
const CANDIDATES = ['targets.yaml', 'targets.yml', '.agentv/targets.yaml', '.agentv/targets.yml'];
async function givenTargetsFile(path, files) {
    const state = await files.state(path, { noDeadLinks: true });
    if (state === 'file')
        return path;
    const targetsFile = state === 'folder' ? await nearestTargetsFile([path], files) : undefined;
    if (targetsFile !== undefined)
        return targetsFile;
    throw (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .userError */ .IF)('FILE_MISSING', state === 'folder' ? `There is no targets file in ${path}` : `There is no targets file ${path}`, {
        expected: state === 'folder' ? `one of ${CANDIDATES.join(', ')}` : 'a file, or a folder that contains targets.yaml',
    });
}
const nearestTargetsFile = (folders, files) => (0,_references_file_paths_js__WEBPACK_IMPORTED_MODULE_7__/* .firstFile */ .FX)(folders.flatMap((folder) => CANDIDATES.map((candidate) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, candidate))), files);
const RENAMED = {
    resourceName: 'endpoint',
    deploymentName: 'model',
    maxTokens: 'max_output_tokens',
    commandTemplate: 'command_template',
    timeoutSeconds: 'timeout_seconds',
    logDirectory: 'log_dir',
    judge_target: 'grader_target',
    judgeTarget: 'grader_target',
};
const CAMEL_CASE = [
    'apiKey',
    'baseUrl',
    'thinkingBudget',
    'apiFormat',
    'filesFormat',
    'attachmentsFormat',
    'logDir',
    'logFormat',
    'logOutputFormat',
    'systemPrompt',
    'maxTurns',
    'maxBudgetUsd',
    'dryRun',
    'subagentRoot',
    'cliUrl',
    'cliPath',
    'githubToken',
    'sessionDir',
    'sessionId',
    'sessionStateDir',
    'providerBatching',
    'fallbackTargets',
    'subagentModeAllowed',
    'modelReasoningEffort',
    'maxRetries',
    'retryInitialDelayMs',
    'retryMaxDelayMs',
    'retryBackoffFactor',
    'retryStatusCodes',
    'workspaceTemplate',
];
function presentName(key) {
    if (Object.hasOwn(RENAMED, key))
        return RENAMED[key];
    return CAMEL_CASE.includes(key) ? key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) : undefined;
}


/***/ }),

/***/ 76845:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NK: () => (/* binding */ withJobToken),
/* harmony export */   OY: () => (/* binding */ lookUpVariables),
/* harmony export */   Pl: () => (/* binding */ isJobToken),
/* harmony export */   YS: () => (/* binding */ noteSecrets),
/* harmony export */   b6: () => (/* binding */ textOf),
/* harmony export */   e$: () => (/* binding */ reservedVariables)
/* harmony export */ });
/* harmony import */ var _model_suite_setting_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17586);
/* harmony import */ var _model_values_map_leaves_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39335);
/* harmony import */ var _platform_secrets_reserved_variables_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(99429);
/* harmony import */ var _platform_secrets_secret_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97224);




const MAY_HOLD_KEYS = ['mcp_servers', 'headers'];
const VARIABLE = /^\$\{\{\s*([A-Za-z0-9_]+)\s*\}\}$/;
const lookUpVariables = (value, lookUp, key = '') => (0,_model_values_map_leaves_js__WEBPACK_IMPORTED_MODULE_1__/* .mapLeaves */ .L)(value, (leaf, path) => {
    const name = typeof leaf === 'string' ? VARIABLE.exec(leaf.trim())?.[1] : undefined;
    if (name === undefined)
        return leaf;
    const keys = [key, ...path.filter((step) => typeof step === 'string')];
    const isSecret = keys.some((each) => MAY_HOLD_KEYS.includes(each)) || (0,_platform_secrets_secret_names_js__WEBPACK_IMPORTED_MODULE_3__/* .isSecretVariable */ .tS)(keys.at(-1) ?? '');
    return new _model_suite_setting_js__WEBPACK_IMPORTED_MODULE_0__/* .Variable */ .rT(name, lookUp(name, isSecret ? 'secret' : undefined));
});
const withJobToken = (lookUp) => (name, use) => lookUp(name, name === _model_suite_setting_js__WEBPACK_IMPORTED_MODULE_0__/* .JOB_TOKEN */ .IK ? 'job-token' : use);
const isJobToken = ({ value }) => typeof value === 'string' && VARIABLE.exec(value.trim())?.[1] === _model_suite_setting_js__WEBPACK_IMPORTED_MODULE_0__/* .JOB_TOKEN */ .IK;
function noteSecrets({ entries }, lookUp) {
    for (const { fields } of entries) {
        for (const [key, field] of fields)
            lookUpVariables(field.value, lookUp, key);
    }
}
function reservedVariables(field) {
    const { value } = field;
    const name = typeof value === 'string' ? VARIABLE.exec(value.trim())?.[1] : undefined;
    if (name !== undefined && (0,_platform_secrets_reserved_variables_js__WEBPACK_IMPORTED_MODULE_2__/* .isReserved */ .Bs)(name))
        return [(0,_model_suite_setting_js__WEBPACK_IMPORTED_MODULE_0__/* .reservedVariable */ .J_)(name, field.location)];
    const below = [...field.items(), ...field.keys().flatMap((key) => field.field(key) ?? [])];
    return below.flatMap(reservedVariables);
}
function textOf(field, name, lookUp) {
    const value = lookUpVariables(field.value, lookUp);
    if (value instanceof _model_suite_setting_js__WEBPACK_IMPORTED_MODULE_0__/* .Variable */ .rT) {
        if (!value.isBlank)
            return value.value?.trim();
        const message = `"${name}" needs the environment variable ${value.name}, which is ${value.state}`;
        return field.addError('SECRET_MISSING', message, { hint: 'Set it in the environment or in a .env file.' });
    }
    if (typeof value === 'string' && value.trim() !== '')
        return value.trim();
    return field.addWrongType('text that is not empty', undefined, name);
}


/***/ })

};
