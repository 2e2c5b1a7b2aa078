export const id = 1774;
export const ids = [1774];
export const modules = {

/***/ 61774:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  command: () => (/* binding */ convert_command)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/js/src/model/errors.js
var errors = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/js/src/model/suite/location.js
var suite_location = __webpack_require__(37987);
// EXTERNAL MODULE: ./build/js/src/model/text/similar-names.js
var similar_names = __webpack_require__(64973);
// EXTERNAL MODULE: ./build/js/src/model/text/text.js
var text_text = __webpack_require__(56290);
// EXTERNAL MODULE: ./build/js/src/model/values/in-parallel.js
var in_parallel = __webpack_require__(91017);
// EXTERNAL MODULE: ./build/js/src/reports/escape/harmless-json.js
var harmless_json = __webpack_require__(52759);
// EXTERNAL MODULE: ./build/js/src/reports/escape/terminal.js
var terminal = __webpack_require__(10043);
// EXTERNAL MODULE: ./build/js/src/reports/escape/workflow-command.js
var workflow_command = __webpack_require__(38566);
// EXTERNAL MODULE: ./build/js/src/reports/terminal/paint.js
var paint = __webpack_require__(2992);
// EXTERNAL MODULE: ./build/js/src/runner/survey.js
var survey = __webpack_require__(45402);
// EXTERNAL MODULE: ./build/js/src/suites/discover.js
var discover = __webpack_require__(7678);
// EXTERNAL MODULE: ./build/js/src/suites/file-kind.js
var file_kind = __webpack_require__(7594);
// EXTERNAL MODULE: ./build/js/src/suites/jsonl.js
var jsonl = __webpack_require__(3543);
// EXTERNAL MODULE: ./build/js/src/suites/old-names.js
var old_names = __webpack_require__(64717);
// EXTERNAL MODULE: ./build/js/src/suites/references/file-paths.js
var file_paths = __webpack_require__(13037);
// EXTERNAL MODULE: ./build/js/src/suites/references/shown-path.js
var shown_path = __webpack_require__(81457);
// EXTERNAL MODULE: ./build/js/src/suites/suite-file.js
var suite_file = __webpack_require__(79468);
// EXTERNAL MODULE: ./build/js/src/suites/yaml/cursor.js
var cursor = __webpack_require__(23759);
// EXTERNAL MODULE: ./build/js/src/cli/command.js
var command = __webpack_require__(41103);
// EXTERNAL MODULE: ./build/js/src/suites/agent-skills.js
var agent_skills = __webpack_require__(66979);
// EXTERNAL MODULE: ./build/js/src/suites/yaml/yaml-text.js
var yaml_text = __webpack_require__(71136);
;// CONCATENATED MODULE: ./build/js/src/cli/convert/from-agent-skills.js




const TODO_SUITE = `# TODO: a folder for each test: workspace: { template: ./template }
# TODO: a check that costs nothing next to the judge: { type: code-grader, command: [python3, check.py] }
# TODO: criteria with weights: { type: rubrics, criteria: [{ id: short, outcome: Is short, weight: 2 }] }
# TODO: what an answer must not miss: required: true
`;
function yamlOfAgentSkills(file, text, toOutput) {
    const opened = (0,cursor/* openJson */.VH)(file, text);
    if (opened.kind === 'invalid')
        return { kind: 'refused', problems: opened.problems };
    const problems = [];
    const root = opened.root.reportingTo(problems);
    const evals = ((0,agent_skills/* readEvals */.eC)(root)?.items() ?? []).flatMap((item) => (0,agent_skills/* readEval */.vu)(item) ?? []);
    const skill = root.field('skill_name')?.text;
    refuseVariables(root, problems);
    const errors = problems.filter(({ severity }) => severity === 'error');
    if (errors.length > 0)
        return { kind: 'refused', problems: errors };
    const head = { description: `Evals of the skill ${skill}`, metadata: { skill_name: skill } };
    const tests = evals.map((each) => {
        const files = each.files.map(({ path }) => path);
        const more = { input_files: files.map(toOutput), metadata: { agent_skills_files: files } };
        return (0,yaml_text/* yamlOf */.hX)([{ ...(0,agent_skills/* testOfEval */.Iu)(each), ...(files.length > 0 && more) }], 2);
    });
    const changes = [
        { message: `${(0,text_text/* plural */.LS)('eval', evals.length)} \u2192 "tests"`, location: (root.field('evals') ?? root).location },
    ];
    const files = root
        .field('evals')
        ?.items()
        .map((item) => item.field('files'))
        .find((list) => list?.items().length);
    if (files !== undefined) {
        const message = '"files" \u2192 "input_files": models see their content in the prompt; "agent_skills_base_dir" is no longer in the metadata';
        changes.push({ message, location: files.keyLocation });
    }
    return {
        kind: 'converted',
        text: [...(skill === undefined ? [] : [(0,yaml_text/* yamlOf */.hX)(head)]), `${TODO_SUITE}tests:\n${tests.join('\n')}`].join('\n'),
        changes,
        left: problems.map(({ message, location = root.location }) => ({ message, location })),
    };
}
const VARIABLE = /\$\{\{\s*[A-Za-z_]\w*\s*\}\}/;
function refuseVariables(at, problems) {
    if (typeof at.value === 'string' && VARIABLE.test(at.value)) {
        problems.push(at.error('NOT_SUPPORTED_YET', 'YAML cannot express this text: its ${{ \u2026 }} would be replaced by a variable', {
            hint: 'Remove "${{" from the text.',
        }));
    }
    for (const item of at.items())
        refuseVariables(item, problems);
    for (const key of at.keys()) {
        const field = at.key(key);
        if (field !== undefined)
            refuseVariables(field, problems);
    }
}

;// CONCATENATED MODULE: ./build/js/src/cli/convert/from-chat.js



const MAX_EXCHANGES = 200;
const MAX_CHARACTERS = 4 * 1024 * 1024;
const from_chat_TODO_SUITE = `# TODO: keep the exchanges that test different things, and remove messages that a question does not need.
# TODO: a test without assertions is judged by its expected_output: say what counts, as criteria or as assertions.
`;
const TODO_TEST = (0,yaml_text/* commentedYaml */.Sg)({ assertions: ['TODO: what a good answer says'] }, 4);
const isChat = (root) => root.isList || root.field('messages')?.isList === true;
function yamlOfChat(file, text, form) {
    const chat = form === 'json' ? chatOfJson(file, text) : chatOfMarkdown(file, text);
    if (chat.problems.length > 0)
        return { kind: 'refused', problems: chat.problems };
    const { exchanges, left } = exchangesIn(chat.lines);
    const [first] = exchanges;
    const refused = (at, message, more = []) => {
        const location = at?.location ?? { file, line: 1, column: 1 };
        const expected = `messages of a user, each followed by an answer, at most ${MAX_EXCHANGES} and ${MAX_CHARACTERS / 1024 / 1024} MiB with their context`;
        const problem = { code: 'WRONG_TYPE', severity: 'error', message, location, expected };
        return { kind: 'refused', problems: [problem, ...more] };
    };
    const variable = chat.lines.find((line) => line.text.includes('${{'));
    if (variable !== undefined)
        return refused(variable, 'YAML cannot express "${{", which begins a variable');
    if (first === undefined) {
        const message = left.length === 0
            ? 'The chat has no question with an answer'
            : `No test can be made of the chat: ${(0,text_text/* plural */.LS)('exchange', left.length)} left out`;
        const all = [...chat.left, ...left];
        return refused(chat.lines[0], message, all.map((each) => ({ ...each, code: 'WRONG_TYPE', severity: 'warning' })));
    }
    const characters = exchanges
        .flatMap(({ before, question, answer }) => [...before, question, answer])
        .reduce((sum, line) => sum + line.text.length, 0);
    if (exchanges.length > MAX_EXCHANGES || characters > MAX_CHARACTERS) {
        return refused(first.question, `The chat is too long: ${(0,text_text/* plural */.LS)('exchange', exchanges.length)}`);
    }
    const ids = new Set();
    const tests = exchanges.map(({ before, question, answer }) => {
        const words = question.text.toLowerCase().match(/[a-z0-9]+/g) ?? [];
        const name = words.slice(0, 6).join('-').slice(0, 60) || 'exchange';
        let id = name;
        for (let count = 2; ids.has(id); count += 1)
            id = `${name}-${count}`;
        ids.add(id);
        const messages = [...before, question].map((line) => ({ role: line.role, content: line.text }));
        const input = before.length === 0 ? question.text : messages;
        return `${(0,yaml_text/* yamlOf */.hX)([{ id, input, expected_output: answer.text }], 2)}${TODO_TEST}`;
    });
    return {
        kind: 'converted',
        text: `${from_chat_TODO_SUITE}tests:\n${tests.join('\n')}`,
        changes: [{ message: `${(0,text_text/* plural */.LS)('exchange', exchanges.length)} \u2192 "tests"`, location: first.question.location }],
        left: [...chat.left, ...left],
    };
}
const ROLES = new Map([
    ...['user', 'human'].map((name) => [name, 'user']),
    ...['assistant', 'ai', 'agent', 'bot', 'model'].map((name) => [name, 'assistant']),
    ...['system', 'developer'].map((name) => [name, 'system']),
]);
function chatOfJson(file, text) {
    const opened = (0,cursor/* openJson */.VH)(file, text);
    if (opened.kind === 'invalid')
        return { lines: [], problems: opened.problems, left: [] };
    const { root } = opened;
    const lines = [];
    const problems = [];
    const left = [];
    for (const item of (root.isList ? root : (root.field('messages') ?? root)).items()) {
        const { location } = item;
        const name = item.field('role')?.text;
        const content = item.field('content');
        const role = ROLES.get(name?.toLowerCase() ?? '');
        if (name === undefined) {
            problems.push(item.missing('role', 'A message needs "role"', 'user, assistant or system'));
        }
        else if (role === undefined || item.field('tool_calls') !== undefined) {
            const what = role === undefined ? `A message of "${name}" is` : 'The tool calls of a message are';
            left.push({ message: `${what} left out: suites have texts of user, assistant and system`, location });
        }
        if (role === undefined)
            continue;
        const parts = content?.isList === true ? content.items().map((part) => part.field('text')?.text) : [content?.text];
        const texts = parts.filter((part) => part !== undefined);
        if (texts.length < parts.length && content !== undefined) {
            left.push({ message: 'Content that is not text is left out', location: content.location });
        }
        lines.push({ role, text: texts.join('\n').trim(), location });
    }
    return { lines, problems, left };
}
const SPEAKER = /^(?:#{1,6}[ \t]+([a-z]+):?[ \t]*$|(?:\*\*|__)?([a-z]+)(?::(?:\*\*|__)?|(?:\*\*|__):)(?:[ \t]+|$))/i;
function chatOfMarkdown(file, text) {
    const lines = [];
    const left = [];
    let fence;
    for (const [index, line] of text
        .replace(/^\uFEFF/, '')
        .split(/\r?\n/)
        .entries()) {
        const mark = /^\s*(```+|~~~+)/.exec(line)?.[1]?.slice(0, 3);
        if (mark !== undefined)
            fence = fence === undefined ? mark : fence === mark ? undefined : fence;
        const [start = '', heading, name = heading] = fence === undefined ? (SPEAKER.exec(line) ?? []) : [];
        const role = ROLES.get(name?.toLowerCase() ?? '');
        const location = { file, line: index + 1, column: 1 };
        const last = lines.at(-1);
        if (role !== undefined)
            lines.push({ role, text: line.slice(start.length), location });
        else if (last !== undefined)
            lines[lines.length - 1] = { ...last, text: `${last.text}\n${line}` };
        else if (line.trim() !== '' && left.length === 0) {
            left.push({ message: 'Text before the first speaker is left out', location });
        }
    }
    return { lines: lines.map((line) => ({ ...line, text: line.text.trim() })), problems: [], left };
}
function exchangesIn(lines) {
    const messages = [];
    for (const line of lines.filter(({ text }) => text !== '')) {
        const last = messages.at(-1);
        if (last?.role === line.role)
            messages[messages.length - 1] = { ...last, text: `${last.text}\n\n${line.text}` };
        else
            messages.push(line);
    }
    const exchanges = [];
    const left = [];
    const seen = new Set();
    let before = [];
    for (const line of messages) {
        const question = before.at(-1);
        if (line.role === 'assistant' && question?.role === 'user') {
            const key = JSON.stringify([question.text, line.text]);
            const why = seen.has(key) ? 'repeated' : isSmallTalk(question.text) || isSmallTalk(line.text) ? 'small talk' : '';
            seen.add(key);
            if (why !== '') {
                left.push({ message: `An exchange is left out: ${why}`, location: question.location });
                before = before.slice(0, -1);
                continue;
            }
            exchanges.push({ before: before.slice(0, -1), question, answer: line });
        }
        before = [...before, line];
    }
    return { exchanges, left };
}
const SMALL_TALK = /^(?:hi|hello|hey|hi there|hello there|thanks?(?: you)?(?: very much| a lot)?|ok(?:ay)?|great|perfect|good (?:morning|afternoon|evening)|(?:good)?bye|you(?:'re| are) welcome|yes|no|sure)$/i;
const isSmallTalk = (text) => SMALL_TALK.test(text.replaceAll(/[\s!.,]+$/g, '').trim());

// EXTERNAL MODULE: ./build/js/src/suites/references/texts.js
var references_texts = __webpack_require__(76248);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
// EXTERNAL MODULE: ./build/js/src/graders/graders/index.js + 19 modules
var graders = __webpack_require__(11090);
// EXTERNAL MODULE: ./build/js/src/model/suite/kind.js
var suite_kind = __webpack_require__(38034);
// EXTERNAL MODULE: ./build/js/src/suites/suite.js
var suite = __webpack_require__(80257);
// EXTERNAL MODULE: ./build/js/src/cli/convert/yaml-edit.js
var yaml_edit = __webpack_require__(48908);
;// CONCATENATED MODULE: ./build/js/src/cli/convert/suite.js






function convertSuite(file, text, how) {
    const isWhole = how.kind === 'suite' || how.kind === 'sidecar';
    return (0,yaml_edit/* editYaml */.aL)(file, text, (root, editor) => EDITS[how.kind](root ?? undefined, { editor, ...how }), isWhole ? suite/* SUITE */.J3.fields.read : undefined);
}
const EDITS = {
    suite: (root, pen) => convertRoot(root, false, pen),
    sidecar: (root, pen) => convertRoot(root, true, pen),
    cases: (root, pen) => convertTests(root, pen),
    case: convertTest,
    template: (root, pen) => convertGraders(pen.editor.entry(root, 'assertions')?.value, pen),
};
function convertRoot(root, isSidecar, pen) {
    const { editor } = pen;
    editor.useSchema(root, 'agentv-eval-v2');
    convertName(root, isSidecar ? [] : DESCRIBING, pen);
    if (!isSidecar)
        convertTests(editor.useName(root, (0,old_names/* namesOf */.eZ)('suite', 'tests'))?.value, pen);
    const execution = editor.entry(root, 'execution')?.value;
    for (const name of ['fail_on_error', 'budget_usd'])
        editor.useName(execution, (0,old_names/* namesOf */.eZ)('execution', name));
    const cachePath = editor.entry(execution, 'cachePath');
    if (cachePath !== undefined) {
        editor.leave(cachePath, '"cachePath" is not changed: it never had an effect, but "cache_path" would');
    }
    editor.useName(editor.entry(execution, 'trials')?.value, (0,old_names/* namesOf */.eZ)('trials', 'cost_limit_usd'));
    convertGraderList(isSidecar ? execution : root, isSidecar ? old_names/* GRADER_LISTS */.Gk.execution : old_names/* GRADER_LISTS */.Gk.suite, pen);
    convertKind(root, 'evaluator', 'evaluator', editor);
}
const DESCRIBING = ['description', 'version', 'author', 'license', 'requires', 'tags'];
function convertName(root, read, { editor }) {
    const [first, ...others] = ['name', 'suite', 'dataset'].flatMap((key) => editor.text(root, key)?.trim() ? (editor.entry(root, key) ?? []) : []);
    if (first === undefined)
        return;
    for (const other of others)
        editor.leave(other, (0,yaml_edit/* ignored */.PP)(other.name, first.name));
    if (first.name === 'name')
        return;
    const refusal = !/^[a-z0-9-]{1,64}$/.test((0,yaml_edit/* textOf */.b6)(first.value) ?? '')
        ? 'AgentV only accepts a "name" of 1 to 64 of the characters a\u2013z, 0\u20139 and -'
        : editor.said(root, 'name') && '"name" is there, without a text';
    if (refusal !== undefined) {
        editor.leave(first, `"${first.name}" is not changed: ${refusal}`);
        return;
    }
    const also = read.filter((key) => editor.entry(root, key) !== undefined).join(', ');
    const effect = also === '' ? '' : `; with a name, AgentV reads ${also} too`;
    editor.rename(root, first, 'name', `${(0,yaml_edit/* arrow */.UE)(first.name, 'name')}${effect}`);
}
function convertTests(list, pen) {
    for (const item of pen.editor.items(list) ?? [])
        convertTest(item, pen);
}
function convertTest(test, pen) {
    const { editor } = pen;
    editor.useName(test, (0,old_names/* namesOf */.eZ)('test', 'criteria'), ({ value }) => (0,yaml_edit/* textOf */.b6)(value)?.trim() !== '');
    editor.useName(test, (0,old_names/* namesOf */.eZ)('test', 'input'));
    editor.useName(test, (0,old_names/* namesOf */.eZ)('test', 'expected_output'));
    convertGraderList(test, old_names/* GRADER_LISTS */.Gk.test, pen);
    convertKind(test, 'evaluator', 'evaluator', editor);
    for (const turn of editor.items(editor.entry(test, 'turns')?.value) ?? []) {
        convertGraders(editor.entry(turn, 'assertions')?.value, pen);
    }
}
function convertGraderList(mapping, places, pen) {
    const { editor } = pen;
    const present = places.flatMap((place) => {
        const [outerName = '', innerName] = place.split('.');
        const outer = editor.entry(mapping, outerName);
        const entry = innerName === undefined ? outer : editor.entry(outer?.value, innerName);
        return entry === undefined || (0,yaml_edit/* isNothing */.qv)(entry.value) ? [] : [{ place, entry, outer }];
    });
    const [first, ...others] = present;
    for (const { place, entry } of others)
        editor.leave(entry, (0,yaml_edit/* ignored */.PP)(place, first?.place ?? ''));
    const isList = editor.items(first?.entry.value) !== undefined;
    const rubrics = places === old_names/* GRADER_LISTS */.Gk.test ? editor.said(mapping, 'rubrics') : undefined;
    if (rubrics !== undefined && (!editor.items(rubrics.value)?.length || (first !== undefined && !isList))) {
        const why = first === undefined || isList ? 'it is not a checklist' : `"${first.place}" is not a list`;
        editor.leave(rubrics, `"rubrics" is not changed: ${why}`);
    }
    else if (rubrics !== undefined) {
        convertRubrics(rubrics.value, editor);
        editor.tell(rubrics, '"rubrics" \u2192 "assertions", as a grader of type rubrics before all others');
        editor.enlist(rubrics, first?.entry);
    }
    if (first === undefined)
        return;
    const { place, entry, outer } = first;
    if (!isList) {
        if (place !== 'assertions')
            editor.leave(entry, `"${place}" is not changed: it is not a list of graders`);
        return;
    }
    convertGraders(entry.value, pen);
    if (place === 'assertions')
        return;
    if (outer === undefined || outer.pair === entry.pair)
        editor.rename(mapping, entry, 'assertions', (0,yaml_edit/* arrow */.UE)(place, 'assertions'));
    else {
        editor.tell(entry, (0,yaml_edit/* arrow */.UE)(place, 'assertions'));
        editor.hoist(outer, entry, 'assertions');
    }
}
function convertGraders(list, pen) {
    for (const item of pen.editor.items(list) ?? [])
        convertGrader(item, pen);
}
function convertGrader(item, pen) {
    const { editor } = pen;
    const type = editor.entry(item, 'type');
    const written = (0,yaml_edit/* textOf */.b6)(type?.value);
    if (type === undefined || written === undefined)
        return;
    const present = convertType(item, type, editor);
    const required = editor.entry(item, 'required');
    const mark = (0,dist/* isScalar */.jn)(required?.value) ? required.value.value : undefined;
    if (required !== undefined && typeof mark === 'number' && mark > 0 && mark <= 1) {
        const isSet = editor.said(item, 'min_score') !== undefined;
        const blank = isSet ? undefined : editor.entry(item, 'min_score');
        if (blank !== undefined)
            editor.remove(blank, '"min_score" without a value is taken out');
        const means = isSet ? 'true, because "min_score" has the mark' : `required: true, min_score: ${mark}`;
        editor.replace(required, true, `required: ${mark} \u2192 ${means}`);
        if (!isSet)
            editor.addBehind(required, 'min_score', mark);
    }
    const isRubric = (0,suite_kind/* canonicalName */.Ew)(written) === 'rubric';
    const keys = { ...(isRubric && { rubrics: 'criteria' }), ...ownValue(old_names/* GRADER_KEYS */.js, present) };
    for (const [old, current] of Object.entries(keys)) {
        if (editor.entry(item, old) !== undefined)
            editor.useName(item, [current, old]);
    }
    const isJudge = present === 'llm-grader' || heldBackType(present) === 'llm-grader';
    if (present === 'rubrics')
        convertRubrics(editor.entry(item, 'criteria')?.value, editor);
    if (isJudge)
        convertRubrics(editor.entry(item, 'rubrics')?.value, editor);
    if (isJudge)
        convertPrompt(item, pen);
    const script = present === 'code-grader' ? editor.said(item, 'script') : undefined;
    if (script !== undefined) {
        const why = '"script" is not changed: as "command", its program would get the answer as text instead of messages in "output"';
        editor.leave(script, editor.said(item, 'command') === undefined ? why : (0,yaml_edit/* ignored */.PP)('script', 'command'));
    }
    if (present === 'composite') {
        convertGraders(editor.useName(item, ['assertions', 'assert', 'evaluators'])?.value, pen);
        const aggregator = editor.entry(item, 'aggregator')?.value;
        convertKind(aggregator, 'type', 'aggregator type', editor);
        convertPrompt(aggregator, pen);
    }
    if (present === 'tool-trajectory') {
        for (const call of editor.items(editor.entry(item, 'expected')?.value) ?? []) {
            for (const [old, present] of Object.entries(old_names/* CALL_KEYS */.Ol))
                editor.useName(call, [present, old]);
        }
    }
}
const heldBackType = (type) => ownValue(old_names/* GRADER_TYPES_OF_ANOTHER_KIND */.Ts, (0,suite_kind/* canonicalName */.Ew)(type));
const WHY_HELD = {
    'code-grader': 'as a code-grader, its script would get the answer as text instead of messages in "output", and any plain text that it prints would pass',
    'llm-grader': 'an llm-grader has no tools unless its target is an agent',
};
function convertType(item, entry, editor) {
    const type = (0,yaml_edit/* textOf */.b6)(entry.value) ?? '';
    const canonical = (0,suite_kind/* canonicalName */.Ew)(type);
    const held = heldBackType(type);
    const present = graders/* graders */.F.find((each) => each.type === canonical)?.type ?? ownValue(old_names/* GRADER_TYPES */.Mz, canonical);
    if (present === undefined || present === type) {
        if (held !== undefined)
            editor.leave(entry, `"${type}" is not changed: ${WHY_HELD[held]}`);
        return type;
    }
    const isLed = (holder) => ['args_match', 'argsMatch'].some((key) => editor.entry(holder, key) !== undefined);
    const comparesArgs = (call) => editor.mapping(editor.entry(call, 'args')?.value) !== undefined && !isLed(call);
    const isCompared = present === 'tool-trajectory' &&
        type.includes('_') &&
        editor.text(item, 'mode') !== 'any_order' &&
        !isLed(item) &&
        (editor.items(editor.entry(item, 'expected')?.value) ?? []).some(comparesArgs);
    editor.replace(entry, present, `type: ${type} \u2192 ${present}${isCompared ? ', args_match: superset' : ''}`);
    if (isCompared)
        editor.addBehind(entry, 'args_match', 'superset');
    return present;
}
function convertPrompt(mapping, { editor, isFile }) {
    const prompt = editor.entry(mapping, 'prompt');
    if (prompt === undefined)
        return;
    editor.useName(prompt.value, ['command', 'script']);
    const text = (0,yaml_edit/* textOf */.b6)(prompt.value);
    const mayBePath = text?.trim() && text.length <= 1024 && !/[\r\n]|\{\{|^file:\/\//.test(text);
    if (text === undefined || !mayBePath || !isFile(text))
        return;
    editor.replace(prompt, `file://${text}`, `prompt: ${(0,yaml_edit/* arrow */.UE)(text, `file://${text}`)}`);
}
const KINDS = {
    'code-judge': 'code-grader',
    'code-grader': 'code-grader',
    'llm-judge': 'llm-grader',
    'llm-grader': 'llm-grader',
};
function convertKind(mapping, key, what, editor) {
    const entry = editor.entry(mapping, key);
    const kind = (0,yaml_edit/* textOf */.b6)(entry?.value);
    const present = kind === undefined ? undefined : ownValue(KINDS, (0,suite_kind/* canonicalName */.Ew)(kind));
    if (entry === undefined || present === undefined || present === kind)
        return;
    editor.replace(entry, present, `${what}: ${kind} \u2192 ${present}`);
}
function convertRubrics(list, editor) {
    for (const item of editor.items(list) ?? []) {
        if (editor.entry(item, 'criteria') === undefined) {
            editor.useName(item, ['outcome', 'description', 'expected_outcome']);
        }
        const old = editor.entry(item, 'required_min_score');
        const points = (0,dist/* isScalar */.jn)(old?.value) ? old.value.value : undefined;
        if (old === undefined || typeof points !== 'number')
            continue;
        if (editor.entry(item, 'min_score') !== undefined)
            editor.leave(old, (0,yaml_edit/* ignored */.PP)('required_min_score', 'min_score'));
        else if (!Number.isInteger(points) || points < 1 || points > 10) {
            editor.leave(old, '"required_min_score" is not changed: only a whole number from 1 to 10 has a "min_score"');
        }
        else {
            editor.rename(item, old, 'min_score', `required_min_score: ${points} \u2192 min_score: ${points / 10}`);
            editor.replace(old, points / 10);
        }
    }
}
const ownValue = (table, key) => Object.hasOwn(table, key) ? table[key] : undefined;

;// CONCATENATED MODULE: ./build/js/src/cli/convert/from-jsonl.js






function yamlOfJsonl({ file, text }, sidecar, how) {
    const problems = [];
    const texts = new references_texts/* SuiteTexts */.v((name) => `\${{ ${name} }}`, (path) => path);
    const lines = texts.jsonLines(file, text, problems) ?? [];
    if (lines.length === 0 && problems.length === 0) {
        const message = 'The file is empty: there is nothing to convert';
        problems.push({ code: 'MISSING_FIELD', severity: 'error', message, location: { file, line: 1, column: 1 } });
    }
    const head = sidecar && headOf(sidecar, problems);
    if (problems.length > 0)
        return { kind: 'refused', problems };
    const { text: start = '', settings, changes = [] } = head ?? {};
    const unread = [];
    const headLines = start.split('\n').length - 1;
    let next = headLines + 2;
    const blocks = lines.map((line) => {
        const yaml = (0,yaml_text/* yamlOf */.hX)([(0,jsonl/* testOfLine */.oe)(line.reportingTo(unread), settings).value], 2);
        const from = next;
        next += yaml.split('\n').length;
        return { yaml, from, line: line.location.line };
    });
    const suite = `${start}tests:\n${blocks.map(({ yaml }) => yaml).join('\n')}`;
    const converted = convertSuite(file, suite, { ...how, kind: 'suite' });
    const placed = (item) => {
        const { location } = item;
        if (location === undefined)
            return item;
        if (location.line <= headLines && sidecar)
            return { ...item, location: { ...location, file: sidecar.file } };
        const line = blocks.findLast(({ from }) => from <= location.line)?.line ?? 1;
        return { ...item, location: { file, line, column: 1 } };
    };
    if (converted.kind === 'refused')
        return { kind: 'refused', problems: converted.problems.map(placed) };
    return {
        ...converted,
        changes: [
            ...changes,
            ...unread.flatMap(({ message, location }) => location ? { message: message.replace('has no effect here', 'is left out'), location } : []),
            ...converted.changes.map(placed),
        ],
        left: converted.left.map(placed),
    };
}
const NOT_READ = Object.keys(jsonl/* SIDECAR_FIELDS */.my.withoutEffect ?? {});
function headOf({ file, text }, problems) {
    const opened = (0,cursor/* openYaml */.IM)(file, text);
    if (opened.kind === 'invalid') {
        problems.push(...opened.problems);
        return undefined;
    }
    const { root } = opened;
    const isInLines = root.isMap && root.keys().every((name) => root.key(name)?.keyLocation.column === 1);
    if (root.value !== null && !isInLines) {
        const message = 'The settings file of a JSONL suite cannot be converted: it is not a mapping with one key per line';
        problems.push({ code: 'WRONG_TYPE', severity: 'error', message, location: { file, line: 1, column: 1 } });
        return undefined;
    }
    const head = (0,yaml_edit/* editYaml */.aL)(file, text, (node, editor) => {
        for (const name of NOT_READ) {
            const entry = editor.entry(node, name);
            const said = `"${name}" is left out: it has no effect in the settings of a JSONL suite`;
            if (entry !== undefined)
                editor.remove(entry, said);
        }
    });
    if (head.kind === 'refused') {
        problems.push(...head.problems);
        return undefined;
    }
    const isRead = root.keys().some((name) => !NOT_READ.includes(name));
    return { text: isRead ? `${head.text.trimEnd()}\n\n` : '', changes: head.changes, settings: root };
}

// EXTERNAL MODULE: ./build/js/src/suites/targets/read.js
var read = __webpack_require__(18750);
;// CONCATENATED MODULE: ./build/js/src/cli/convert/targets.js


const convertTargets = (file, text) => (0,yaml_edit/* editYaml */.aL)(file, text, (root, editor) => {
    editor.useSchema(root, 'agentv-targets-v2.2');
    const list = editor.entry(root, 'targets')?.value;
    for (const item of editor.items(list) ?? [])
        convertTarget(item, editor);
}, ['$schema', 'targets']);
function convertTarget(item, editor) {
    const settings = editor.entry(item, 'settings');
    const inside = editor.mapping(settings?.value);
    const named = editor.text(item, 'provider') ?? editor.text(inside, 'provider');
    const provider = named === undefined ? undefined : currentProvider(named).trim().toLowerCase();
    convertFields(item, provider, editor);
    if (settings === undefined || inside === undefined)
        return;
    for (const entry of editor.entries(inside)) {
        const { name, value } = entry;
        const there = editor.entry(item, currentKey(name, provider) ?? name);
        const isOver = name === 'name' || (there !== undefined && (!(0,yaml_edit/* isNothing */.qv)(there.value) || (0,yaml_edit/* isNothing */.qv)(value)));
        if (isOver)
            editor.remove(entry, `"${name}" of "settings" is removed: the target itself has the same field`);
    }
    convertFields(inside, provider, editor);
    for (const { name } of editor.entries(inside)) {
        const blank = editor.entry(item, name);
        if (blank !== undefined)
            editor.remove(blank, `"${name}" without a value is taken out`);
    }
    editor.tell(settings, 'the fields of "settings" move into the target');
    editor.unwrap(settings);
}
function convertFields(mapping, provider, editor) {
    const named = editor.entry(mapping, 'provider');
    const name = (0,yaml_edit/* textOf */.b6)(named?.value);
    if (named !== undefined && name !== undefined && currentProvider(name) !== name) {
        editor.replace(named, currentProvider(name), `provider: ${name} \u2192 ${currentProvider(name)}`);
    }
    const [log] = LOGS.flatMap((name) => editor.entry(mapping, name) ?? []);
    const format = (0,yaml_edit/* textOf */.b6)(log?.value) ?? '';
    const stream = Object.hasOwn(STREAMS, format) ? STREAMS[format] : undefined;
    const keepsLog = KEEPS_A_LOG.test(provider ?? '') && editor.entry(mapping, 'stream_log') === undefined;
    if (keepsLog && log !== undefined && stream !== undefined) {
        editor.rename(mapping, log, 'stream_log', `${log.name}: ${format} \u2192 stream_log: ${stream}`);
        editor.replace(log, stream);
    }
    const old = new Map();
    for (const entry of editor.entries(mapping)) {
        const current = currentKey(entry.name, provider);
        if (current !== undefined)
            old.set(current, [...(old.get(current) ?? []), entry.name]);
    }
    for (const [current, names] of old)
        editor.useName(mapping, [current, ...names]);
    const check = editor.entry(mapping, 'healthcheck')?.value;
    editor.useName(check, ['command', 'command_template', 'commandTemplate']);
    editor.useName(check, ['timeout_seconds', 'timeoutSeconds']);
    const type = editor.entry(check, 'type');
    const kinds = { url: 'http', command: 'command' };
    const [key, other] = ['url', 'command'].filter((each) => editor.said(check, each) !== undefined);
    if (type !== undefined && key !== undefined && other === undefined && (0,yaml_edit/* textOf */.b6)(type.value) === kinds[key]) {
        editor.remove(type, `healthcheck: "type" is removed, because "${key}" implies it`);
    }
    const template = editor.entry(mapping, 'workspace_template') ?? editor.entry(mapping, 'workspaceTemplate');
    if (template !== undefined)
        editor.leave(template, TEMPLATE);
}
const TEMPLATE = '"workspace_template" is no longer a field of a target: set "workspace.template" in the suites';
const LOGS = ['log_format', 'logFormat', 'log_output_format', 'logOutputFormat'];
const STREAMS = { json: 'raw', summary: 'summary' };
const KEEPS_A_LOG = /^(?:codex|claude|copilot|pi|cc-mirror)/;
const CLI = ['cli'];
const VSCODE = ['vscode', 'vscode-insiders'];
const PI = ['pi-coding-agent', 'pi-cli', 'pi-agent-sdk', 'pi'];
const ELSEWHERE = [
    {
        of: CLI,
        names: {
            command_template: 'command',
            commandTemplate: 'command',
            attachments_format: 'files_format',
            attachmentsFormat: 'files_format',
        },
    },
    { of: VSCODE, names: { vscode_cmd: 'executable', command: 'executable' } },
    { of: PI, names: { pi_provider: 'subprovider', piProvider: 'subprovider', llm_provider: 'subprovider' } },
];
function currentKey(key, provider) {
    const entry = ELSEWHERE.find(({ of, names }) => of.includes(provider ?? '') && Object.hasOwn(names, key));
    return entry?.names[key] ?? (0,read/* presentName */.Bh)(key);
}
const PROVIDERS = {
    'azure-openai': 'azure',
    google: 'gemini',
    'google-gemini': 'gemini',
    'codex-cli': 'codex',
    'claude-code': 'claude-cli',
    copilot_sdk: 'copilot-sdk',
    pi: 'pi-coding-agent',
};
function currentProvider(name) {
    const known = name.trim().toLowerCase();
    return Object.hasOwn(PROVIDERS, known) ? (PROVIDERS[known] ?? name) : name;
}

// EXTERNAL MODULE: ./build/js/src/cli/problem-lines.js
var problem_lines = __webpack_require__(10179);
;// CONCATENATED MODULE: ./build/js/src/cli/commands/convert.js


























const convert_command = (0,command/* defineCommand */.N)({
    summary: 'Convert suites and targets: old formats to the current one, and evals.json, JSONL and chats (.json, .md) to YAML.',
    help: `
Examples:
  eval-action convert evals/old.yaml
  eval-action convert evals .agentv/targets.yaml --check
  eval-action convert 'evals/**/*.yaml' .agentv --write
  eval-action convert skills/csv/evals.json -o evals/csv.eval.yaml
  eval-action convert chat.md -o evals/chat.eval.yaml

Exit codes: 0 converted or nothing to convert, 1 --check found files to convert, 2 a file could not be converted.`,
    flags: (parser) => parser
        .argument('<paths...>', 'suites, targets files, folders or globs; ! excludes')
        .option('-o, --output <FILE>', 'file to write (default: print; several files need --write or --check)')
        .option('--force', 'allow --output to overwrite a file')
        .option('--write', 'convert the files in place; keeps comments, order and quotes')
        .option('--check', 'write nothing, and exit with 1 if a file would change')
        .option('--json', 'print one JSON document: files with changes, problems and text; counts'),
    options(paths, flags) {
        const { output, write, check } = flags;
        const ways = [output !== undefined && '--output', write && '--write', check && '--check'].filter(Boolean);
        if (ways.length > 1) {
            throw (0,errors/* userError */.IF)('INPUT_INVALID', `${ways.join(' and ')} exclude each other`, { expected: 'one of them' });
        }
        return { ...flags, paths };
    },
    isForPrograms: () => true,
    async run({ paths, ...options }, { cwd, env, files }, terminal) {
        const { output, write, check, json } = options;
        const isPrinted = output === undefined && !write && !check && !json;
        const candidates = await findConvertible(paths, cwd, files);
        if (candidates.length > 1 && (output !== undefined || isPrinted)) {
            const message = isPrinted ? 'Only one file can be printed' : '--output takes one file';
            throw (0,errors/* userError */.IF)('INPUT_INVALID', message, { hint: 'Use --write or --check for several files.' });
        }
        const site = { ...options, cwd, root: await (0,discover/* findRepository */.W1)(cwd, files), files };
        const made = await (0,in_parallel/* inParallel */.H)(candidates, (candidate) => convertFile(candidate, site));
        const conversions = await (0,in_parallel/* inParallel */.H)(made, async (each) => {
            try {
                return { ...each, written: await deliver(each) };
            }
            catch (error) {
                if (!(error instanceof errors/* UserError */.yo))
                    throw error;
                return { ...each, outcome: 'refused', problems: error.problems };
            }
        });
        if (json) {
            const shown = conversions.filter(({ outcome }) => outcome !== 'passed-over');
            const converted = shown.map(({ file, kind, form: to, outcome, changes, left, problems, text, written }) => {
                const ofFile = { file, kind, to, outcome, changes, left, problems };
                return { ...ofFile, text: outcome === 'refused' ? undefined : text, written };
            });
            terminal.print((0,harmless_json/* harmlessJson */.E)({ schemaVersion: 1, files: converted, counts: countsOf(conversions) }, 2));
        }
        else {
            for (const each of conversions) {
                const lines = conversionLines(each);
                if (lines.length > 0)
                    terminal.complain(lines.join('\n'));
            }
            if (write || check)
                terminal.print(summaryOf(conversions, write ? 'written' : 'would change'));
            for (const { written, outcome, text = '' } of conversions) {
                if (output !== undefined)
                    for (const file of written)
                        terminal.print(`written  ${file}`);
                if (isPrinted && outcome !== 'refused')
                    terminal.print(text.replace(/\r?\n$/, ''));
            }
        }
        if (conversions.some(({ outcome }) => outcome === 'refused'))
            return 2;
        return check && conversions.some(({ outcome }) => outcome === 'changed') ? 1 : 0;
        async function deliver(each) {
            const { file, path, form, outcome, text = '' } = each;
            if (outcome === 'refused' || outcome === 'passed-over')
                return [];
            if (output !== undefined)
                return [await writeOutput(text, output, site)];
            if (write && form !== 'current') {
                throw (0,errors/* userError */.IF)('INPUT_INVALID', `${file} would become ${form}, which needs a new file`, {
                    hint: 'Name it with --output.',
                });
            }
            if (write && outcome === 'changed') {
                const side = await boundsOf(cwd, site).sideOf(path);
                if (side !== 'inside') {
                    const why = side === 'link' ? 'is a link that leads out of the repository' : 'is outside the repository';
                    throw (0,errors/* userError */.IF)('OUTPUT_UNWRITABLE', `${file} ${why} and is not written`, {
                        hint: 'Run convert in the repository that contains it.',
                    });
                }
                await files.writeAsIs(await files.realPath(path), text);
                return [file];
            }
            const lines = text.replaceAll('\r\n', '\n');
            if (isPrinted && env['GITHUB_ACTIONS'] === 'true' && (0,workflow_command/* neutral */.SY)(lines) !== lines) {
                const message = `${file} contains text that the runner of this job would execute as workflow commands`;
                throw (0,errors/* userError */.IF)('INPUT_INVALID', message, { hint: 'Set the file to write with --output.' });
            }
            return [];
        }
    },
});
function countsOf(conversions) {
    const count = (wanted) => conversions.filter(({ outcome }) => outcome === wanted).length;
    const passedOver = count('passed-over');
    return {
        files: conversions.length - passedOver,
        changed: count('changed'),
        unchanged: count('unchanged'),
        refused: count('refused'),
        passedOver,
    };
}
function summaryOf(conversions, done) {
    const { files, changed, refused, passedOver } = countsOf(conversions);
    const parts = [
        changed === 0 ? 'nothing to convert' : `${changed} ${done}`,
        ...(refused > 0 ? [`${refused} could not be converted`] : []),
        ...(passedOver > 0 ? [`${(0,text_text/* plural */.LS)('other YAML file', passedOver)} skipped`] : []),
    ];
    return `${(0,text_text/* plural */.LS)('file', files)} checked: ${parts.join(', ')}`;
}
const MAX_LINES = 200;
function conversionLines({ file, changes, left, problems }) {
    const lineOf = ({ message, location, hint }, kind) => (0,terminal/* oneLine */.T)(`${(0,suite_location/* locationText */.f)(location)}: ${kind}${message}${hint === undefined ? '' : `. ${hint}`}`);
    const lines = [...changes.map((each) => lineOf(each, '')), ...left.map((each) => lineOf(each, 'note: '))];
    const rest = lines.length - MAX_LINES;
    return [
        ...lines.slice(0, MAX_LINES),
        ...(rest > 0 ? [`  \u2026 and ${rest} more of this file (--json lists all)`] : []),
        ...(0,problem_lines/* problemLines */.p)((0,survey/* inFile */.s5)(file, problems), (0,paint/* paintFor */.e)({ colour: false })),
    ];
}
const NOT_SEARCHED = ['!**/node_modules/**', '!**/dist/**', '!**/.git/**'];
async function findConvertible(patterns, cwd, files) {
    const excluded = patterns.filter((pattern) => pattern.startsWith('!'));
    const candidates = new Map();
    const missing = [];
    for (const pattern of patterns.filter((each) => !excluded.includes(each) && !excluded.includes(`!${each}`))) {
        const path = (0,external_node_path_.resolve)(cwd, pattern);
        const state = await files.state(path);
        const isNamed = state === 'file';
        const glob = state === 'folder' ? `${pattern.replace(/[/\\]+$/, '')}/**/*.{yaml,yml}` : pattern;
        const matches = isNamed ? [path] : await files.glob([glob, ...NOT_SEARCHED, ...excluded], { cwd });
        const convertible = matches.filter((each) => isNamed || /\.(?:ya?ml|jsonl?)$/i.test(each));
        if (convertible.length === 0)
            missing.push(pattern);
        for (const each of convertible) {
            candidates.set(each, { path: each, isNamed: isNamed || candidates.get(each)?.isNamed === true });
        }
    }
    if (missing.length > 0) {
        throw (0,errors/* userError */.IF)('NOTHING_MATCHED', `There is nothing to convert in ${(0,similar_names/* listed */.KE)(missing)}`, {
            expected: 'a file, a folder with YAML files, or a glob for .yaml, .yml, .jsonl or .json files',
            hint: `Paths start at ${cwd}.`,
        });
    }
    if (candidates.size > 0)
        return [...candidates.values()].toSorted((a, b) => (a.path < b.path ? -1 : 1));
    throw (0,errors/* userError */.IF)('NOTHING_MATCHED', 'There is nothing to convert: no file is given, or all are excluded');
}
async function convertFile({ path, isNamed }, site) {
    const file = (0,shown_path/* shownPath */.p)(path, site.cwd);
    const form = /\.(?:jsonl?|md)$/i.test(path) ? 'yaml' : 'current';
    const about = { file, path, form, changes: [], left: [], problems: [], written: [] };
    try {
        const text = await readExactly(path, file, site);
        const opened = /\.ya?ml$/i.test(path) ? (0,cursor/* openYaml */.IM)(file, text) : undefined;
        const foreign = opened?.kind === 'opened' ? (0,file_kind/* foreignFormat */.Ub)(opened.root) : undefined;
        const root = opened?.kind === 'opened' ? opened.root : undefined;
        const kind = foreign === undefined ? await convertibleKind({ path, isNamed }, text, root, site.files) : 'unknown';
        if (kind === 'unknown' && !isNamed)
            return { ...about, kind, outcome: 'passed-over' };
        if (foreign !== undefined)
            return { ...about, kind, outcome: 'refused', problems: [foreign] };
        const converted = await convertText({ path, file, text, kind }, site);
        if (converted.kind === 'refused')
            return { ...about, kind, outcome: 'refused', problems: converted.problems };
        return { ...about, ...converted, kind, outcome: converted.text === text ? 'unchanged' : 'changed' };
    }
    catch (error) {
        if (!(error instanceof errors/* UserError */.yo))
            throw error;
        return { ...about, kind: 'unknown', outcome: 'refused', problems: error.problems };
    }
}
async function readExactly(path, file, { files }) {
    const bytes = await files.readBytes(path, suite_file/* MAX_SUITE_BYTES */.ql);
    try {
        return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    }
    catch (cause) {
        throw (0,errors/* userError */.IF)('FILE_UNREADABLE', `${file} is not text in UTF-8`, { hint: 'Save it as UTF-8.', cause });
    }
}
async function convertText({ path, file, text, kind }, site) {
    const { cwd } = site;
    const folder = (0,external_node_path_.dirname)(path);
    if (kind === 'targets')
        return convertTargets(file, text);
    if (kind === 'chat')
        return yamlOfChat(file, text, /\.md$/i.test(file) ? 'markdown' : 'json');
    if (kind === 'agent-skills') {
        const output = (0,external_node_path_.dirname)(site.output === undefined ? path : (0,external_node_path_.resolve)(cwd, site.output));
        return yamlOfAgentSkills(file, text, (named) => folder === output || /^[/\\]/.test(named)
            ? named
            : (0,external_node_path_.relative)(output, (0,external_node_path_.resolve)(folder, named)).replaceAll('\\', '/'));
    }
    if (kind === 'jsonl') {
        const problems = [];
        const settings = await (0,jsonl/* sidecarOf */.hQ)(path, site, problems);
        if (problems.length > 0)
            throw new errors/* UserError */.yo(problems);
        const shown = (0,shown_path/* shownPath */.p)(settings ?? path, cwd);
        if (settings !== undefined && (await boundsOf(folder, site).sideOf(settings)) !== 'inside') {
            throw (0,errors/* userError */.IF)('FILE_UNREADABLE', `${shown} is a link that leads out of the repository and is not read`);
        }
        const sidecar = settings === undefined ? undefined : { file: shown, text: await site.files.read(settings, suite_file/* MAX_SUITE_BYTES */.ql) };
        return withPrompts(folder, site, (isFile) => yamlOfJsonl({ file, text }, sidecar, { isFile }));
    }
    if (kind !== 'unknown')
        return withPrompts(folder, site, (isFile) => convertSuite(file, text, { kind, isFile }));
    const message = /\.[mc]?ts$/i.test(path)
        ? `${file}: suites written in TypeScript are not converted, because reading one means running it`
        : `${file} is neither a suite nor a targets file`;
    const expected = 'a mapping with "tests" or "targets", a list of tests, a JSONL suite, an evals.json, or a chat as .json or .md';
    return { kind: 'refused', problems: [{ code: 'WRONG_TYPE', severity: 'error', message, expected }] };
}
const boundsOf = (folder, { root, cwd, files }) => new file_paths/* Bounds */.cz([root, cwd, folder], files);
async function withPrompts(folder, { root, cwd, files }, work) {
    const paths = new file_paths/* FilePaths */.Nu({ folder, root, cwd, files });
    const prompts = new Set();
    const converted = work((prompt) => {
        prompts.add(prompt);
        return false;
    });
    const promptFiles = new Set();
    for (const prompt of prompts) {
        try {
            await paths.find(prompt);
            promptFiles.add(prompt);
        }
        catch (error) {
            if (!(error instanceof file_paths/* NotRead */.Yo))
                throw error;
        }
    }
    return promptFiles.size === 0 ? converted : work((prompt) => promptFiles.has(prompt));
}
async function convertibleKind({ path, isNamed }, text, root, files) {
    if (/\.jsonl$/i.test(path))
        return 'jsonl';
    if (/\.md$/i.test(path))
        return 'chat';
    if (/\.json$/i.test(path)) {
        const opened = (0,cursor/* openJson */.VH)(path, text);
        return opened.kind === 'opened' && isChat(opened.root) ? 'chat' : 'agent-skills';
    }
    if (!/\.ya?ml$/i.test(path))
        return 'unknown';
    const kind = (0,file_kind/* fileKind */.h_)(path, text.replace(/^\uFEFF/, ''));
    if (kind === 'config')
        return 'unknown';
    const mayBeSuite = isNamed || /(?:^|\.)eval\.ya?ml$/i.test((0,external_node_path_.basename)(path));
    if (root === undefined)
        return kind === 'targets' ? 'targets' : mayBeSuite ? 'suite' : 'unknown';
    if (kind === 'targets') {
        const [first] = root.field('targets')?.items() ?? [];
        const isTarget = ['provider', 'use_target', 'settings'].some((key) => first?.key(key) !== undefined);
        return isNamed || (isTarget && first?.key('name') !== undefined) ? 'targets' : 'unknown';
    }
    const shape = await suiteText(path, root, files);
    if (shape === undefined)
        return 'unknown';
    if (shape === 'sidecar' || mayBeSuite)
        return shape;
    const list = root.isList ? root : (0,old_names/* namesOf */.eZ)('suite', 'tests').flatMap((name) => root.field(name) ?? [])[0];
    const [first] = (list?.items() ?? (root.isMap ? [root] : [])).filter((item) => item.isMap);
    const isTest = first?.key('id') !== undefined && OF_A_TEST.some((name) => first.key(name) !== undefined);
    return isTest ? shape : 'unknown';
}
async function suiteText(path, root, files) {
    if (root.isList)
        return 'cases';
    if (!root.isMap)
        return undefined;
    if ((0,old_names/* namesOf */.eZ)('suite', 'tests').some((name) => root.key(name) !== undefined))
        return 'suite';
    if ((await (0,jsonl/* datasetOf */.gA)(root, path, { files }, [])) !== undefined)
        return 'sidecar';
    if (INPUTS.some((name) => root.key(name) !== undefined))
        return 'case';
    return root.field('assertions')?.isList ? 'template' : undefined;
}
const INPUTS = ['input', 'input_messages'];
const OF_A_TEST = [...INPUTS, 'criteria', 'expected_outcome', 'outcome', 'expected_output', 'expected_messages'];
async function writeOutput(text, output, site) {
    const { files, cwd } = site;
    const path = (0,external_node_path_.resolve)(cwd, output);
    const shown = (0,shown_path/* shownPath */.p)(path, cwd);
    const state = await files.state(path);
    if (state === 'folder')
        throw (0,errors/* userError */.IF)('OUTPUT_UNWRITABLE', `${shown} is a folder`, { expected: 'a file to write' });
    if (state === 'file' && !site.force) {
        throw (0,errors/* userError */.IF)('OUTPUT_UNWRITABLE', `${shown} already exists`, { hint: 'Use --force to overwrite it.' });
    }
    let existing = path;
    while ((await files.state(existing)) === 'missing' && (0,external_node_path_.dirname)(existing) !== existing)
        existing = (0,external_node_path_.dirname)(existing);
    if ((await boundsOf(cwd, site).sideOf(existing)) === 'link') {
        throw (0,errors/* userError */.IF)('OUTPUT_UNWRITABLE', `${shown} is a link that leads out of the repository and is not written`);
    }
    await files.writeAsIs(path, text);
    return shown;
}


/***/ }),

/***/ 10179:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ complainProblems),
/* harmony export */   p: () => (/* binding */ problemLines)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7126);
/* harmony import */ var _model_suite_location_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37987);
/* harmony import */ var _reports_escape_terminal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10043);
/* harmony import */ var _reports_terminal_columns_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9283);
/* harmony import */ var _reports_terminal_paint_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2992);
/* harmony import */ var _runner_survey_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(45402);






const MAX_SHOWN = 100;
function complainProblems(problems, terminal) {
    const plain = (0,_reports_terminal_paint_js__WEBPACK_IMPORTED_MODULE_4__/* .paintFor */ .e)({ colour: false });
    for (const ofFile of (0,_runner_survey_js__WEBPACK_IMPORTED_MODULE_5__/* .byFile */ .y9)(problems).values())
        terminal.complain(problemLines(ofFile, plain).join('\n'));
}
function problemLines(problems, paint, columns) {
    const groups = (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .groupProblems */ .Uh)(problems);
    const lines = groups.slice(0, MAX_SHOWN).flatMap((problem) => {
        const { file, location, severity, expected, found, hint } = problem;
        const where = (0,_reports_escape_terminal_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .T)(location === undefined ? file : (0,_model_suite_location_js__WEBPACK_IMPORTED_MODULE_1__/* .locationText */ .f)(location));
        const word = severity === 'error' ? paint.red('error') : paint.yellow('warning');
        const start = `${where}: ${severity}:`;
        const [first = '', ...rest] = (0,_reports_terminal_columns_js__WEBPACK_IMPORTED_MODULE_3__/* .hanging */ .rM)(`${start} ${(0,_reports_escape_terminal_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .T)((0,_model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .sentenceOf */ .s$)(problem))}`, columns);
        const head = first.startsWith(start) ? `${paint.bold(where)}: ${word}:${first.slice(start.length)}` : first;
        const details = [expected && `expected: ${expected}`, found && `found: ${found}`, hint].filter(Boolean);
        return [head, ...rest, ...details.flatMap((line) => (0,_reports_terminal_columns_js__WEBPACK_IMPORTED_MODULE_3__/* .hanging */ .rM)(`  ${(0,_reports_escape_terminal_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .T)(line ?? '')}`, columns))];
    });
    const more = (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .countGrouped */ .mr)(groups.slice(MAX_SHOWN));
    return more > 0 ? [...lines, paint.dim(`  \u2026 and ${more} more of this file (--json lists all)`)] : lines;
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


/***/ })

};
