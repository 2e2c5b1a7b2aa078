export const id = 8040;
export const ids = [8040];
export const modules = {

/***/ 87256:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createCommand: () => (/* binding */ createCommand)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/js/src/grade/graders/index.js + 55 modules
var graders = __webpack_require__(88506);
// EXTERNAL MODULE: ./build/js/src/model/errors.js
var errors = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/js/src/model/suite/kind.js
var suite_kind = __webpack_require__(38034);
// EXTERNAL MODULE: ./build/js/src/app/inspect/init-files.js
var init_files = __webpack_require__(80298);
;// CONCATENATED MODULE: ./build/js/src/app/inspect/starting-files.js


const NAME = /^[a-z0-9](?:[a-z0-9_-]{0,62}[a-z0-9])?$/i;
function requireName(name) {
    if (NAME.test(name))
        return;
    throw (0,errors/* userError */.IF)('INPUT_INVALID', 'This name cannot be the name of a file and of a type', {
        expected: 'letters, digits, "-" and "_", at most 64, such as word-count',
        found: name,
    });
}
const IMPORT = "import { defineAssertion } from '@agentv/eval-action/grader';";
const assertionFile = (name, ending) => ({
    path: `.agentv/assertions/${name}${ending}`,
    text: `// The grader "${name}": suites use it as { type: ${name} }. Try it on a text:
//   eval-action assert ${name} --agent-output 'some answer'
${IMPORT}

defineAssertion(({ answer }) => {
  const words = answer.split(/\\s+/).filter((word) => word !== '').length;
  // TODO: replace this check. Instead of "pass", return "score", a number from 0 to 1.
  const pass = words > 0;
  return { pass, assertions: [{ text: \`The answer has \${words} words\`, passed: pass }] };
});
`,
});
const evalFiles = (name) => [
    {
        path: `evals/${name}.eval.yaml`,
        text: `${(0,init_files/* schemaLine */.cZ)('eval')}
# Run it: eval-action run evals/${name}.eval.yaml
name: ${JSON.stringify(name)}

execution:
  target: default # a target of .agentv/targets.yaml; "eval-action init" writes one

tests:
  - id: first-test
    # TODO: write what you ask the agent, and what its answer must contain.
    input: What is six times seven?
    assertions:
      - { type: contains, value: '42' }

  # One test per line
  - file://${name}.cases.jsonl
`,
    },
    {
        path: `evals/${name}.cases.jsonl`,
        text: `${JSON.stringify({
            id: 'second-test',
            input: 'What is 6 * 7? Answer with the number.',
            assertions: [{ type: 'contains', value: '42' }],
        })}\n`,
    },
];

// EXTERNAL MODULE: ./build/js/src/app/cli/how-called.js
var how_called = __webpack_require__(72252);
;// CONCATENATED MODULE: ./build/js/src/app/cli/commands/create.js






async function createCommand({ what, name }, runtime, terminal) {
    requireName(name);
    const wanted = what === 'eval' ? evalFiles(name) : [await assertion(name, runtime)];
    await refuseExisting(wanted, runtime);
    for (const { path, text } of wanted) {
        if (!(await runtime.files.create((0,external_node_path_.join)(runtime.cwd, path), text)))
            throw exists(path);
        terminal.print(`written  ${path}`);
    }
    const program = (0,how_called/* howCalled */.u)(runtime, runtime.cwd);
    const next = what === 'eval'
        ? `Next, run it:\n  ${program} run evals/${name}.eval.yaml`
        : `Next, use it in a suite as { type: ${name} }, or try it on a text:\n  ${program} assert ${name} --agent-output 'some answer'`;
    terminal.print(`\n${next}`);
    return 0;
}
async function assertion(name, { scripts }) {
    const kind = (0,suite_kind/* findKind */.oH)(graders/* graders */.F, name);
    if (kind !== undefined) {
        throw (0,errors/* userError */.IF)('INPUT_INVALID', `"${name}" is a built-in grader, which comes before a file of that name`, {
            hint: 'Choose another name.',
        });
    }
    return assertionFile(name, (await scripts.starter('.ts')).kind === 'found' ? '.ts' : '.mjs');
}
async function refuseExisting(wanted, { files, cwd }) {
    for (const { path } of wanted)
        if ((await files.state((0,external_node_path_.join)(cwd, path))) !== 'missing')
            throw exists(path);
}
const exists = (path) => (0,errors/* userError */.IF)('OUTPUT_UNWRITABLE', `${path} already exists`, { hint: 'Choose another name, or remove the file.' });


/***/ }),

/***/ 72252:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ howCalled)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _suites_references_shown_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81457);


const howCalled = ({ script }, folder) => script !== undefined && (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(script) === 'cli.js' ? `node ${(0,_suites_references_shown_path_js__WEBPACK_IMPORTED_MODULE_1__/* .shownPath */ .p)(script, folder)}` : 'eval-action';


/***/ }),

/***/ 80298:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cZ: () => (/* binding */ schemaLine),
/* harmony export */   ei: () => (/* binding */ newFiles),
/* harmony export */   ht: () => (/* binding */ variablesOf)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _shared_secrets_reserved_variables_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83103);


const FIRST_SUITE = 'evals/first.eval.yaml';
const newFiles = (found) => [
    {
        path: '.github/workflows/evals.yml',
        text: workflow(found),
        ...(found.workflows.length > 0 && { instead: `${found.workflows[0]} already runs evals` }),
    },
    {
        path: FIRST_SUITE,
        text: firstSuite(found),
        ...(found.suites.length > 0 && { instead: suitesThere(found.suites) }),
    },
    {
        path: '.agentv/targets.yaml',
        text: targets(found),
        ...(found.targets !== undefined && { instead: `${found.targets.file} already exists` }),
    },
    { path: '.agentv/config.yaml', text: CONFIG },
    { path: '.env.example', text: envExample(found) },
];
function suitesThere([first, ...others]) {
    return others.length === 0 ? `${first} already exists` : `${first} and ${others.length} more already exist`;
}
function workflow(found) {
    const { secrets, settings } = variablesOf(found);
    const lines = [
        'name: evals',
        'on:',
        '  pull_request:',
        '  push:',
        '    branches: [main] # what pull requests are compared with',
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
        ...found.packages.flatMap((each) => installing(each, found)),
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
function inputs({ suites, suitesAreFound, hasThreshold }) {
    return [
        '        with:',
        ...(suitesAreFound ? [] : ['          evals: |', ...suites.filter(isPlain).map((path) => `            ${path}`)]),
        ...(hasThreshold ? [] : ['          threshold: 0.8 # minimum mean score of each suite']),
        '          seed-baseline: 5 # trials per test in the first run of the default branch, as the baseline of pull requests',
    ];
}
const isPlain = (path) => /^[^\s!#][^\p{Cc}]*$/u.test(path) && !path.includes('${{');
const INSTALL = {
    node: [
        '      # If a target or a grader needs the packages of this repository:',
        '      # - uses: actions/setup-node@v5',
        '      #   with: { node-version: 24 }',
        '      # - run: npm ci',
    ],
    python: [
        '      # If a target or a grader needs the Python packages of this repository:',
        '      # - uses: actions/setup-python@v6',
        "      #   with: { python-version: '3.13' }",
        '      # - run: pip install .',
    ],
};
const installing = (each, { entryPoint }) => each === 'python' && entryPoint?.program === 'installed'
    ? INSTALL.python.slice(1).map((line) => line.replace('# ', ''))
    : INSTALL[each];
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
const targets = (found) => `${schemaLine('targets')}
# The agents and models under test. Suites use the target "default", unless they name another one.
targets:
${found.entryPoint === undefined ? STUB : ownProgram(found, found.entryPoint)}
  # A model, with a key from the environment or from a .env file:
  # - name: model
  #   provider: openai
  #   api_key: \${{ OPENAI_API_KEY }}
  #   model: gpt-5-mini
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
const STUB = `  # A stub, so that the first run passes. Replace it with a command that calls your agent: {PROMPT} becomes the
  # question, and the output of the command is the answer. Commands run in the folder of the suite.
  - name: default
    provider: cli
    command: echo 42
`;
function ownProgram({ suites }, entryPoint) {
    const [suite = FIRST_SUITE] = suites;
    const [command, advice] = entryPoint.program === 'installed'
        ? [entryPoint.name, '\n  # Install it first: pip install -e .']
        : [`${entryPoint.program} ${(0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(suite), entryPoint.path).replaceAll('\\', '/')}`, ''];
    return `  # The program of this project: {PROMPT} becomes the question, and its output is the answer. It runs in the folder of
  # the suite.${advice}
  - name: default
    provider: cli
    command: ${command} {PROMPT}
    timeout_seconds: 120

  # A stub without dependencies, to see a passing run: eval-action run --target stub
  - name: stub
    provider: cli
    command: echo 42
`;
}
function envExample(found) {
    const { secrets, settings } = variablesOf(found);
    const variables = [...secrets, ...settings];
    const lines = variables.length > 0
        ? variables.map((name) => `${name}=`)
        : ['# A target with ${{ OPENAI_API_KEY }} reads this variable:', '# OPENAI_API_KEY='];
    return `# Copy this file to .env and fill it in. Do not commit .env: in CI, the values come from secrets.\n${lines.join('\n')}\n`;
}
function variablesOf({ targets: found }) {
    const isWanted = (name) => /^[A-Za-z_]\w*$/.test(name) && !(0,_shared_secrets_reserved_variables_js__WEBPACK_IMPORTED_MODULE_1__/* .isReserved */ .B)(name) && !/^GITHUB_/i.test(name);
    return { secrets: (found?.secrets ?? []).filter(isWanted), settings: (found?.settings ?? []).filter(isWanted) };
}


/***/ }),

/***/ 29119:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ MAX_OUTPUT_BYTES)
/* harmony export */ });
const MAX_OUTPUT_BYTES = 10 * 1024 * 1024;


/***/ }),

/***/ 96173:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kb: () => (/* binding */ contentOnWire),
/* harmony export */   Rt: () => (/* binding */ toolCallOnWire),
/* harmony export */   tM: () => (/* binding */ tokenUsageOnWire),
/* harmony export */   ym: () => (/* binding */ messageOnWire)
/* harmony export */ });
/* harmony import */ var _shared_never_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25379);

function messageOnWire(message) {
    const { role, name, content, toolCalls, startTime, endTime, durationMs, tokenUsage, metadata } = message;
    return {
        role,
        name,
        content: content === undefined ? undefined : contentOnWire(content),
        tool_calls: toolCalls?.map(toolCallOnWire),
        start_time: startTime,
        end_time: endTime,
        duration_ms: durationMs,
        token_usage: tokenUsage && tokenUsageOnWire(tokenUsage),
        metadata,
    };
}
function contentOnWire(content) {
    if (typeof content === 'string')
        return content;
    return Array.isArray(content) ? content.map(partOnWire) : content.structured;
}
function partOnWire(part) {
    switch (part.type) {
        case 'text':
            return part;
        case 'file':
            return { type: 'file', value: part.path, path: part.absolutePath, text: part.text };
        case 'image':
            return { type: 'image', media_type: part.mediaType, source: part.dataUri };
        case 'data':
            return part.value;
        default:
            return (0,_shared_never_js__WEBPACK_IMPORTED_MODULE_0__/* .never */ .Z)(part);
    }
}
function toolCallOnWire(call) {
    const { tool, originalTool, input, output, id, status, startTime, endTime, durationMs } = call;
    return {
        tool,
        original_tool: originalTool,
        input,
        output,
        id,
        status,
        start_time: startTime,
        end_time: endTime,
        duration_ms: durationMs,
    };
}
const tokenUsageOnWire = ({ input, output, cached, reasoning }) => ({
    input,
    output,
    cached,
    reasoning,
});


/***/ }),

/***/ 18436:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G_: () => (/* binding */ isCallOf),
/* harmony export */   Hp: () => (/* binding */ isPlainlyCallOf),
/* harmony export */   LS: () => (/* binding */ commonName),
/* harmony export */   wK: () => (/* binding */ USUAL_ARGUMENTS)
/* harmony export */ });
const COMMON_NAMES = {
    Read: ['read', 'read_file', 'read_many_files', 'view', 'readFile', 'readTextFile', 'Read File'],
    Write: ['write', 'write_file', 'create', 'writeTextFile', 'Write File'],
    Edit: ['edit', 'replace', 'patch', 'multiedit', 'apply_patch', 'file_change', 'editFile', 'Edit File'],
    Bash: ['bash', 'shell', 'powershell', 'run_shell_command', 'command_execution', 'execute', 'runTerminalCommand'],
    Glob: ['glob', 'find'],
    Grep: ['grep', 'rg', 'grep_search', 'search_file_content', 'search'],
    WebFetch: ['webfetch', 'web_fetch', 'fetch'],
    WebSearch: ['websearch', 'web_search', 'google_web_search'],
    Task: ['task'],
    TodoWrite: ['todowrite', 'write_todos', 'update_todo'],
    Skill: ['skill', 'activate_skill'],
};
const USUAL_ARGUMENTS = {
    Write: ['file_path', 'content'],
    Edit: ['file_path', 'old_string', 'new_string'],
    WebFetch: ['url', 'prompt'],
    Task: ['description', 'prompt'],
};
const COMMON_NAME = new Map(Object.entries(COMMON_NAMES).flatMap(([common, own]) => own.map((name) => [name, common])));
const commonName = (tool) => COMMON_NAME.get(tool);
const isCallOf = ({ tool, originalTool }, name) => tool === name || (originalTool !== undefined && (originalTool === name || commonName(originalTool) === name));
const isPlainlyCallOf = ({ tool, originalTool }, name) => tool === name || originalTool === name;


/***/ }),

/***/ 38034:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ew: () => (/* binding */ canonicalName),
/* harmony export */   I: () => (/* binding */ kindOf),
/* harmony export */   oH: () => (/* binding */ findKind)
/* harmony export */ });
/* harmony import */ var _shared_once_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28876);

function kindOf() {
    return (plugin) => {
        const { type, aliases = [], options, takesAnyKey = false, notes, create, ...extra } = plugin;
        const schema = (0,_shared_once_js__WEBPACK_IMPORTED_MODULE_0__/* .once */ .O)(options);
        const keys = (0,_shared_once_js__WEBPACK_IMPORTED_MODULE_0__/* .once */ .O)(() => Object.keys(schema().shape));
        const parse = rememberingLast((given) => schema().safeParse(given));
        return {
            ...extra,
            type,
            aliases,
            get keys() {
                return takesAnyKey ? undefined : keys();
            },
            get options() {
                return schema();
            },
            check(given) {
                const parsed = parse(given);
                return parsed.success ? [] : parsed.error.issues.map((issue) => asOptionProblem(issue, given));
            },
            notes(given) {
                if (notes === undefined)
                    return [];
                const parsed = parse(given);
                return parsed.success ? notes(parsed.data, given) : [];
            },
            open(given, deps) {
                const parsed = parse(given);
                if (!parsed.success)
                    throw parsed.error;
                return create(parsed.data, deps);
            },
        };
    };
}
function rememberingLast(parse) {
    let last;
    return (given) => {
        if (last !== undefined && saysTheSame(last.given, given))
            return last.parsed;
        const parsed = parse(given);
        if (parsed.success)
            last = { given, parsed };
        return parsed;
    };
}
function saysTheSame(one, other) {
    if (one === other)
        return true;
    const keys = Object.keys(one);
    const others = Object.keys(other);
    return (keys.length === others.length && keys.every((key, at) => key === others[at] && Object.is(one[key], other[key])));
}
const canonicalName = (name) => name.trim().toLowerCase().replaceAll('_', '-');
function findKind(kinds, name) {
    let index = indexes.get(kinds);
    if (index === undefined) {
        index = new Map();
        for (const [at, { type, aliases }] of kinds.entries()) {
            for (const known of [type, ...aliases].map(canonicalName))
                if (!index.has(known))
                    index.set(known, at);
        }
        indexes.set(kinds, index);
    }
    const at = index.get(name) ?? index.get(canonicalName(name));
    return at === undefined ? undefined : kinds[at];
}
const indexes = new WeakMap();
function asOptionProblem(issue, options) {
    const path = issue.path.filter((part) => typeof part !== 'symbol');
    const isSecret = issue.code === 'custom' && issue.params?.['secret'] === true;
    const found = isSecret ? undefined : describe(path.reduce(step, options));
    const hint = issue.code === 'custom' ? issue.params?.['hint'] : undefined;
    return { path, message: issue.message, found, ...(typeof hint === 'string' && { hint }) };
}
const step = (value, key) => typeof value === 'object' && value !== null ? value[key] : undefined;
function describe(value) {
    if (value === undefined || (typeof value === 'object' && value !== null && !Array.isArray(value)))
        return undefined;
    const text = JSON.stringify(value) ?? '';
    return text.length > 80 ? `${text.slice(0, 79)}\u2026` : text;
}


/***/ }),

/***/ 6088:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S$: () => (/* binding */ programFiles),
/* harmony export */   oQ: () => (/* binding */ programOf),
/* harmony export */   ru: () => (/* binding */ bareProgram)
/* harmony export */ });
function programFiles(command) {
    const [program, ...rest] = withoutPrefixes(typeof command === 'string' ? shellWords(command) : command);
    if (program === undefined || CHANGES_FOLDER.has(program))
        return [];
    const script = INTERPRETER.test(nameOf(program)) ? scriptIn(rest) : undefined;
    return [...(isPath(program) ? [program] : []), ...(script === undefined ? [] : [script])].filter(isPlain);
}
const programOf = (command) => withoutPrefixes(shellWords(command))[0];
function bareProgram(command) {
    const program = typeof command === 'string' ? programOf(command) : command[0];
    const isOfShell = typeof command === 'string' && SHELL_WORDS.has(program ?? '');
    if (program === undefined || isOfShell)
        return undefined;
    return /^[\w.+-]+$/.test(program) ? program : undefined;
}
const SHELL_WORDS = new Set(': . [ [[ alias break case cd command continue declare echo eval exec exit export false for function hash if kill let local popd printf pushd pwd read readonly return set shift source test time trap true type ulimit umask unalias unset until wait while'.split(' '));
const withoutPrefixes = (words) => {
    const first = words.findIndex((word) => !isPrefix(word));
    return first === -1 ? [] : words.slice(first);
};
const INTERPRETER = /^(?:python[\d.]*|py|node|bun|deno|tsx|ts-node|npx|bunx|uv|poetry|pipenv|bash|dash|sh|zsh|ruby|perl|php|pwsh)(?:\.exe|\.cmd)?$/i;
const SCRIPT = /\.(?:py|[cm]?[jt]sx?|sh|bash|rb|pl|php|ps1)$/i;
const CODE = new Set(['-c', '-e', '-m', '-p', '--eval', '--print', '-Command', '-command']);
const CHANGES_FOLDER = new Set(['cd', 'pushd', 'Set-Location']);
const isPrefix = (word) => /^[A-Za-z_]\w*=/.test(word) || word === 'exec' || word === 'env';
const isPath = (word) => /[/\\]/.test(word);
const isPlain = (word) => !/[$`*?{}~\n]/.test(word) && !/^[a-z]+:\/\//i.test(word);
const nameOf = (program) => program.split(/[/\\]/).at(-1) ?? '';
function scriptIn(args) {
    for (const word of args) {
        if (CODE.has(word))
            return undefined;
        if (!word.startsWith('-') && SCRIPT.test(word))
            return word;
    }
    return undefined;
}
function shellWords(text) {
    const words = [];
    for (const [word, double, single] of text.matchAll(/"([^"]*)"|'([^']*)'|[^\s"']+/g)) {
        if (double === undefined && single === undefined && /[|&;<>()]/.test(word))
            return words;
        words.push(double ?? single ?? word);
    }
    return words;
}


/***/ }),

/***/ 83103:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ isReserved),
/* harmony export */   _: () => (/* binding */ matchesAny)
/* harmony export */ });
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5594);
/* harmony import */ var _secret_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28822);


const reservedVariables = (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .words */ .aL)(`
  GITHUB_TOKEN GH_TOKEN GITHUB_ENV GITHUB_OUTPUT GITHUB_PATH GITHUB_STATE GITHUB_STEP_SUMMARY ACTIONS_* INPUT_*
  RUNNER_JITCONFIG EVAL_ACTION_ENV
`);
const isReserved = (name) => matchesAny(name, reservedVariables) || (/^RUNNER_/i.test(name) && (0,_secret_names_js__WEBPACK_IMPORTED_MODULE_1__/* .isSecretVariable */ .tS)(name));
function matchesAny(name, patterns) {
    const upper = name.toUpperCase();
    return patterns.some((pattern) => pattern.endsWith('*') ? upper.startsWith(pattern.slice(0, -1)) : upper === pattern);
}


/***/ }),

/***/ 2935:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CH: () => (/* binding */ shellWords),
/* harmony export */   Fl: () => (/* binding */ scriptOf),
/* harmony export */   hf: () => (/* binding */ shellCommands)
/* harmony export */ });
function shellCommands(line, depth = 0) {
    if (line.length > LONGEST_LINE)
        return [];
    return commandsIn(tokensOf(line)).flatMap((command) => {
        const script = depth < DEEPEST_SHELL ? scriptOf(command.words) : undefined;
        return script === undefined ? [command] : shellCommands(script, depth + 1);
    });
}
const DEEPEST_SHELL = 4;
const LONGEST_LINE = 100_000;
function scriptOf(words) {
    const [program = '', flags = '', script] = words;
    const isShell = /(?:^|[/\\])(?:ba|z|da|k)?sh(?:\.exe)?$/.test(program) && /^-[a-z]*c$/.test(flags);
    return isShell ? script : undefined;
}
function shellWords(line) {
    if (line.length > LONGEST_LINE)
        return undefined;
    const [command, ...others] = commandsIn(tokensOf(line));
    return others.length === 0 ? command?.words : undefined;
}
function commandsIn(tokens) {
    const commands = [];
    let words = [];
    let inputs = [];
    let isPlain = true;
    let after = '';
    const close = (operator) => {
        const own = withoutPrefix(words);
        if (own.length > 0)
            commands.push({ words: own, inputs, after, isPlain: isPlain && own.length === words.length });
        [words, inputs, isPlain, after] = [[], [], true, operator];
    };
    for (let at = 0; at < tokens.length; at += 1) {
        const token = tokens[at];
        if (token.kind === 'word') {
            words.push(token.text);
            isPlain &&= token.isPlain;
        }
        else if (/[<>]/.test(token.text)) {
            const target = tokens[at + 1];
            if (target?.kind !== 'word')
                continue;
            at += 1;
            if (token.text === '<')
                inputs.push(target.text);
            isPlain &&= target.text === '/dev/null' || /^[12]$/.test(target.text);
        }
        else {
            close(token.text);
        }
    }
    close('');
    return commands;
}
function withoutPrefix(words) {
    const first = words.findIndex((word) => !KEYWORDS.includes(word) && !/^[A-Za-z_]\w*=/.test(word));
    return first === -1 ? [] : words.slice(first);
}
const KEYWORDS = ['do', 'then', 'else', 'if', 'elif', 'while', 'until', '!', '{', '}', 'done', 'fi', 'time', 'command'];
const PIECE = /(?<single>'[^']*'?)|(?<double>"[^"\\]*(?:\\[\s\S][^"\\]*)*"?)|(?<escaped>\\[\s\S]?)|(?<newline>\n)|(?<blank>[^\S\n]+)|(?<operator>&&|\|\||;;|<<<|<<-?|>>|>\||&>|>&|<&|[;|&<>()])|(?<bare>[^'"\\\s;|&<>()]+)/gy;
function tokensOf(line) {
    const pieces = new RegExp(PIECE);
    const tokens = [];
    const documents = [];
    let word;
    let endsDocument = false;
    const add = (text, isPlain = true) => {
        word = { text: (word?.text ?? '') + text, isPlain: (word?.isPlain ?? true) && isPlain };
    };
    const closeWord = () => {
        if (word === undefined)
            return;
        if (endsDocument)
            documents.push(word.text);
        else
            tokens.push({ kind: 'word', ...word });
        word = undefined;
        endsDocument = false;
    };
    const operate = (text) => {
        if (/^[<>]/.test(text) && /^\d$/.test(word?.text ?? ''))
            word = undefined;
        closeWord();
        if (text === '<<' || text === '<<-')
            endsDocument = true;
        else
            tokens.push({ kind: 'operator', text });
    };
    for (let piece = pieces.exec(line); piece !== null; piece = pieces.exec(line)) {
        const { single, double, escaped, newline, blank, operator, bare } = piece.groups ?? {};
        if (single !== undefined)
            add(single.slice(1, -1));
        else if (double !== undefined)
            add(unescaped(double.slice(1, -1)), !/[$`]/.test(double));
        else if (escaped !== undefined)
            add(escaped === '\\\n' ? '' : escaped.slice(1));
        else if (blank !== undefined)
            closeWord();
        else if (operator !== undefined)
            operate(operator);
        else if (newline !== undefined) {
            operate(';');
            for (const end of documents.splice(0))
                pieces.lastIndex = endOfDocument(line, pieces.lastIndex, end);
        }
        else if (bare?.startsWith('#') && word === undefined)
            pieces.lastIndex = endOfLine(line, pieces.lastIndex);
        else
            add(bare ?? '', !/[$`*?[\]~{}]/.test(bare ?? ''));
    }
    closeWord();
    return tokens;
}
const unescaped = (text) => text.replace(/\\(["\\$`\n])/g, (_, char) => (char === '\n' ? '' : char));
function endOfLine(line, from) {
    const at = line.indexOf('\n', from);
    return at === -1 ? line.length : at;
}
function endOfDocument(line, from, end) {
    for (let at = from; at < line.length;) {
        const stop = endOfLine(line, at);
        if (line.slice(at, stop).trim() === end)
            return stop;
        at = stop + 1;
    }
    return line.length;
}


/***/ }),

/***/ 81457:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ shownPath)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);

function shownPath(path, cwd) {
    const fromHere = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(cwd, path);
    const isInside = fromHere !== '' && !/^\.\.(?:[/\\]|$)/.test(fromHere) && fromHere !== path;
    return (isInside ? fromHere : path).replaceAll('\\', '/');
}


/***/ })

};
