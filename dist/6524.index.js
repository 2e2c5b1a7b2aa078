export const id = 6524;
export const ids = [6524];
export const modules = {

/***/ 41103:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ defineCommand)
/* harmony export */ });
const defineCommand = (command) => command;


/***/ }),

/***/ 46524:
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
var model_errors = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/js/src/model/suite/location.js
var suite_location = __webpack_require__(37987);
// EXTERNAL MODULE: ./build/js/src/model/text/similar-names.js
var similar_names = __webpack_require__(64973);
// EXTERNAL MODULE: ./build/js/src/model/text/text.js
var text_text = __webpack_require__(56290);
// EXTERNAL MODULE: ./build/js/src/reports/escape/terminal.js
var escape_terminal = __webpack_require__(10043);
// EXTERNAL MODULE: ./build/js/src/reports/escape/workflow-command.js
var workflow_command = __webpack_require__(38566);
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
;// CONCATENATED MODULE: ./build/js/src/cli/convert/new-suite.js


function suiteText(head, tests, above = '', below = '') {
    const isEmpty = Object.keys(head ?? {}).length === 0;
    const list = tests.map((test) => `${(0,yaml_text/* yamlOf */.hX)([test], 2)}${below}`).join('\n');
    return `${isEmpty ? '' : `${(0,yaml_text/* yamlOf */.hX)(head)}\n`}${above}tests:\n${list}`;
}
function refuseVariables(file, text) {
    const at = text.search(/\$\{\{\s*[A-Za-z_]\w*\s*\}\}/);
    if (at === -1)
        return;
    throw (0,model_errors/* userError */.IF)('NOT_SUPPORTED_YET', 'YAML cannot express this text: its ${{ \u2026 }} would be replaced by a variable', {
        location: { file, line: text.slice(0, at).split('\n').length, column: 1 },
        hint: 'Remove "${{" from the text.',
    });
}

;// CONCATENATED MODULE: ./build/js/src/cli/convert/from-agent-skills.js





const TODO_SUITE = `# TODO: a folder for each test: workspace: { template: ./template }
# TODO: a check that costs nothing next to the judge: { type: code-grader, command: [python3, check.py] }
# TODO: criteria with weights: { type: rubrics, criteria: [{ id: short, outcome: Is short, weight: 2 }] }
# TODO: what an answer must not miss: required: true
`;
function yamlOfAgentSkills(file, text, toOutput) {
    const opened = (0,cursor/* openJson */.VH)(file, text);
    if (opened.kind === 'invalid')
        throw new model_errors/* UserError */.yo(opened.problems);
    const problems = [];
    const root = opened.root.reportingTo(problems);
    const evals = ((0,agent_skills/* readEvals */.eC)(root)?.items() ?? []).flatMap((item) => (0,agent_skills/* readEval */.vu)(item) ?? []);
    const errors = problems.filter(({ severity }) => severity === 'error');
    if (errors.length > 0)
        throw new model_errors/* UserError */.yo(errors);
    refuseVariables(file, text);
    const skill = root.field('skill_name')?.text;
    const head = skill === undefined ? undefined : { description: `Evals of the skill ${skill}`, metadata: { skill_name: skill } };
    const tests = evals.map((each) => {
        const files = each.files.map(({ path }) => path);
        const more = { input_files: files.map(toOutput), metadata: { agent_skills_files: files } };
        return { ...(0,agent_skills/* testOfEval */.Iu)(each), ...(files.length > 0 && more) };
    });
    const message = `${(0,text_text/* plural */.LS)('eval', evals.length)} \u2192 "tests"; models see the content of "files" in the prompt`;
    return { text: suiteText(head, tests, TODO_SUITE), changes: [{ message, location: root.location }], left: problems };
}

;// CONCATENATED MODULE: ./build/js/src/cli/convert/from-chat.js





const MAX_EXCHANGES = 200;
const from_chat_TODO_SUITE = `# TODO: keep the exchanges that test different things, and remove messages that a question does not need.
# TODO: a test without assertions is judged by its expected_output: say what counts, as criteria or as assertions.
`;
const TODO_TEST = (0,yaml_text/* commentedYaml */.Sg)({ assertions: ['TODO: what a good answer says'] }, 4);
const isChat = (root) => root.isList || root.field('messages')?.isList === true;
function yamlOfChat(file, text) {
    refuseVariables(file, text);
    const left = [];
    const lines = /\.md$/i.test(file) ? linesOfMarkdown(file, text, left) : linesOfJson(file, text, left);
    const exchanges = exchangesIn(lines, left);
    if (exchanges.length === 0 || exchanges.length > MAX_EXCHANGES) {
        const leftOut = left.length === 0 ? '' : `, and ${left.length} left out`;
        throw (0,model_errors/* userError */.IF)('WRONG_TYPE', `The chat has ${(0,text_text/* plural */.LS)('question', exchanges.length)} with an answer${leftOut}`, {
            location: { file, line: 1, column: 1 },
            expected: `messages of a user, each followed by an answer, at most ${MAX_EXCHANGES} without greetings and thanks`,
        });
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
        return { id, input: before.length === 0 ? question.text : messages, expected_output: answer.text };
    });
    const message = `${(0,text_text/* plural */.LS)('exchange', exchanges.length)} \u2192 "tests"`;
    const changes = [{ message, location: { file, line: 1, column: 1 } }];
    return { text: suiteText(undefined, tests, from_chat_TODO_SUITE, TODO_TEST), changes, left };
}
const ROLES = new Map([
    ...['user', 'human'].map((name) => [name, 'user']),
    ...['assistant', 'ai', 'agent', 'bot', 'model'].map((name) => [name, 'assistant']),
    ...['system', 'developer'].map((name) => [name, 'system']),
]);
function linesOfJson(file, text, left) {
    const opened = (0,cursor/* openJson */.VH)(file, text);
    if (opened.kind === 'invalid')
        throw new model_errors/* UserError */.yo(opened.problems);
    const { root } = opened;
    return (root.isList ? root : (root.field('messages') ?? root)).items().flatMap((item) => {
        const { location } = item;
        const role = ROLES.get(item.field('role')?.text?.toLowerCase() ?? '');
        const content = item.field('content');
        const parts = content?.isList === true ? content.items().map((part) => part.field('text')?.text) : [content?.text];
        const texts = parts.filter((part) => part !== undefined);
        if (role === undefined || item.field('tool_calls') !== undefined || texts.length < parts.length) {
            left.push({ message: 'Left out: suites have texts of user, assistant and system', location });
        }
        return role === undefined ? [] : { role, text: texts.join('\n').trim(), location };
    });
}
const SPEAKER = /^(?:#{1,6}[ \t]+([a-z]+):?[ \t]*$|(?:\*\*|__)?([a-z]+)(?::(?:\*\*|__)?|(?:\*\*|__):)(?:[ \t]+|$))/i;
function linesOfMarkdown(file, text, left) {
    const lines = [];
    let fence;
    const source = text.replace(/^\uFEFF/, '').split(/\r?\n/);
    for (const [index, line] of source.entries()) {
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
    return lines.map((line) => ({ ...line, text: line.text.trim() }));
}
function exchangesIn(lines, left) {
    const messages = [];
    for (const line of lines.filter(({ text }) => text !== '')) {
        const last = messages.at(-1);
        if (last?.role === line.role)
            messages[messages.length - 1] = { ...last, text: `${last.text}\n\n${line.text}` };
        else
            messages.push(line);
    }
    const exchanges = [];
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
    return exchanges;
}
const SMALL_TALK = /^(?:hi|hello|hey|hi there|hello there|thanks?(?: you)?(?: very much| a lot)?|ok(?:ay)?|great|perfect|good (?:morning|afternoon|evening)|(?:good)?bye|you(?:'re| are) welcome|yes|no|sure)$/i;
const isSmallTalk = (text) => SMALL_TALK.test(text.replaceAll(/[\s!.,]+$/g, '').trim());

// EXTERNAL MODULE: ./build/js/src/suites/block.js
var block = __webpack_require__(9732);
// EXTERNAL MODULE: ./build/js/src/suites/references/texts.js
var references_texts = __webpack_require__(76248);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
// EXTERNAL MODULE: ./build/js/src/graders/graders/index.js + 20 modules
var graders = __webpack_require__(74910);
// EXTERNAL MODULE: ./build/js/src/model/suite/kind.js
var kind = __webpack_require__(38034);
// EXTERNAL MODULE: ./build/js/src/cli/convert/yaml-edit.js
var yaml_edit = __webpack_require__(48908);
;// CONCATENATED MODULE: ./build/js/src/cli/convert/suite.js





const convertSuite = (file, text) => (0,yaml_edit/* editYaml */.aL)(file, text, (root, editor) => {
    if ((0,dist/* isSeq */.oP)(root))
        convertTests(root, editor);
    else if ((0,old_names/* namesOf */.eZ)('suite', 'tests').some((name) => (0,yaml_edit/* pairOf */.cF)(root, name)))
        convertRoot(root, editor);
    else if (OF_A_TEST.some((name) => (0,yaml_edit/* pairOf */.cF)(root, name)))
        convertTest(root, editor);
    else
        convertSettings(root, editor);
});
const OF_A_TEST = ['id', 'input', 'input_messages', 'assertions'];
function convertRoot(root, editor) {
    convertTests(editor.useName(root, (0,old_names/* namesOf */.eZ)('suite', 'tests'))?.value, editor);
    convertSettings(root, editor);
    convertGraderList(root, old_names/* GRADER_LISTS */.Gk.suite, editor);
}
function convertSettings(root, editor) {
    editor.useSchema(root, 'agentv-eval-v2');
    convertName(root, editor);
    const execution = (0,yaml_edit/* valueIn */.xm)(root, 'execution');
    for (const name of ['fail_on_error', 'budget_usd'])
        editor.useName(execution, (0,old_names/* namesOf */.eZ)('execution', name));
    editor.useName((0,yaml_edit/* valueIn */.xm)(execution, 'trials'), (0,old_names/* namesOf */.eZ)('trials', 'cost_limit_usd'));
    const isOfJsonl = (0,old_names/* namesOf */.eZ)('suite', 'tests').every((name) => (0,yaml_edit/* pairOf */.cF)(root, name) === undefined);
    if (isOfJsonl)
        convertGraderList(execution, old_names/* GRADER_LISTS */.Gk.execution, editor);
}
function convertName(root, editor) {
    const [first] = ['name', 'suite', 'dataset'].flatMap((key) => (0,yaml_edit/* textOf */.b6)((0,yaml_edit/* valueIn */.xm)(root, key))?.trim() ? ((0,yaml_edit/* pairOf */.cF)(root, key) ?? []) : []);
    if (first !== undefined && /^[a-z0-9-]{1,64}$/.test((0,yaml_edit/* textOf */.b6)(first.value) ?? ''))
        editor.rename(root, first, 'name');
}
function convertTests(list, editor) {
    for (const item of (0,yaml_edit/* itemsOf */.S3)(list) ?? [])
        convertTest(item, editor);
}
function convertTest(test, editor) {
    for (const name of ['criteria', 'input', 'expected_output'])
        editor.useName(test, (0,old_names/* namesOf */.eZ)('test', name));
    convertGraderList(test, old_names/* GRADER_LISTS */.Gk.test, editor);
    for (const turn of (0,yaml_edit/* itemsOf */.S3)((0,yaml_edit/* valueIn */.xm)(test, 'turns')) ?? [])
        convertGraders((0,yaml_edit/* valueIn */.xm)(turn, 'assertions'), editor);
}
function convertGraderList(mapping, places, editor) {
    const [first, ...others] = places.flatMap((place) => {
        const [outerName = '', innerName] = place.split('.');
        const outer = (0,yaml_edit/* pairOf */.cF)(mapping, outerName);
        const pair = innerName === undefined ? (0,yaml_edit/* saidIn */.$g)(mapping, place) : (0,yaml_edit/* saidIn */.$g)(outer?.value, innerName);
        return pair === undefined ? [] : [{ place, pair, outer }];
    });
    for (const { pair } of others)
        editor.leave(pair, `it has no effect because "${first?.place}" is there too`);
    const isList = (0,dist/* isSeq */.oP)(first?.pair.value);
    const rubrics = places === old_names/* GRADER_LISTS */.Gk.test ? (0,yaml_edit/* saidIn */.$g)(mapping, 'rubrics') : undefined;
    if (rubrics !== undefined && (0,yaml_edit/* itemsOf */.S3)(rubrics.value)?.length && (first === undefined || isList)) {
        convertRubrics(rubrics.value, editor);
        editor.tell(rubrics, '"rubrics" \u2192 "assertions", as a grader of type rubrics before all others');
        editor.enlist(mapping, rubrics, first?.pair);
    }
    if (first === undefined || !isList)
        return;
    const { place, pair, outer } = first;
    convertGraders(pair.value, editor);
    if (outer === pair || outer === undefined)
        editor.rename(mapping, pair, 'assertions');
    else if ((0,yaml_edit/* pairOf */.cF)(mapping, 'assertions') === undefined) {
        editor.tell(pair, (0,yaml_edit/* arrow */.UE)(place, 'assertions'));
        editor.hoist(mapping, outer, pair, 'assertions');
    }
}
function convertGraders(list, editor) {
    for (const item of (0,yaml_edit/* itemsOf */.S3)(list) ?? [])
        convertGrader(item, editor);
}
function convertGrader(item, editor) {
    const type = (0,yaml_edit/* pairOf */.cF)(item, 'type');
    const written = (0,yaml_edit/* textOf */.b6)(type?.value);
    if (type === undefined || written === undefined)
        return;
    const present = convertType(item, type, editor);
    const required = (0,yaml_edit/* pairOf */.cF)(item, 'required');
    const mark = (0,dist/* isScalar */.jn)(required?.value) ? required.value.value : undefined;
    if (required !== undefined && typeof mark === 'number' && mark > 0 && mark <= 1) {
        const hasMark = (0,yaml_edit/* saidIn */.$g)(item, 'min_score') !== undefined;
        if (!hasMark)
            editor.drop(item, 'min_score');
        editor.replace(required, true, `required: ${mark} \u2192 required: true${hasMark ? '' : `, min_score: ${mark}`}`);
        if (!hasMark)
            editor.addBehind(item, required, 'min_score', mark);
    }
    const isRubric = (0,kind/* canonicalName */.Ew)(written) === 'rubric';
    const keys = { ...(isRubric && { rubrics: 'criteria' }), ...ownValue(old_names/* GRADER_KEYS */.js, present) };
    for (const [old, current] of Object.entries(keys))
        if ((0,yaml_edit/* pairOf */.cF)(item, old))
            editor.useName(item, [current, old]);
    if (present === 'rubrics')
        convertRubrics((0,yaml_edit/* valueIn */.xm)(item, 'criteria'), editor);
    if (present === 'llm-grader')
        convertRubrics((0,yaml_edit/* valueIn */.xm)(item, 'rubrics'), editor);
    if (present === 'llm-grader')
        convertPrompt(item, editor);
    if (present === 'composite') {
        convertGraders(editor.useName(item, ['assertions', 'assert', 'evaluators'])?.value, editor);
        convertPrompt((0,yaml_edit/* valueIn */.xm)(item, 'aggregator'), editor);
    }
    if (present !== 'tool-trajectory')
        return;
    for (const call of (0,yaml_edit/* itemsOf */.S3)((0,yaml_edit/* valueIn */.xm)(item, 'expected')) ?? []) {
        for (const [old, current] of Object.entries(old_names/* CALL_KEYS */.Ol))
            editor.useName(call, [current, old]);
    }
}
function convertType(item, pair, editor) {
    const type = (0,yaml_edit/* textOf */.b6)(pair.value) ?? '';
    const canonical = (0,kind/* canonicalName */.Ew)(type);
    const present = graders/* graders */.F.find((each) => each.type === canonical)?.type ?? ownValue(old_names/* GRADER_TYPES */.Mz, canonical);
    if (present === undefined || present === type)
        return type;
    const hasRule = (holder) => ['args_match', 'argsMatch'].some((key) => (0,yaml_edit/* pairOf */.cF)(holder, key));
    const isCompared = present === 'tool-trajectory' &&
        type.includes('_') &&
        (0,yaml_edit/* textOf */.b6)((0,yaml_edit/* valueIn */.xm)(item, 'mode')) !== 'any_order' &&
        !hasRule(item) &&
        ((0,yaml_edit/* itemsOf */.S3)((0,yaml_edit/* valueIn */.xm)(item, 'expected')) ?? []).some((call) => (0,dist/* isMap */.jh)((0,yaml_edit/* valueIn */.xm)(call, 'args')) && !hasRule(call));
    editor.replace(pair, present, `type: ${type} \u2192 ${present}${isCompared ? ', args_match: superset' : ''}`);
    if (isCompared)
        editor.addBehind(item, pair, 'args_match', 'superset');
    return present;
}
function convertPrompt(mapping, editor) {
    const prompt = (0,yaml_edit/* pairOf */.cF)(mapping, 'prompt');
    if ((0,yaml_edit/* mappingOf */.GS)(prompt?.value) !== undefined)
        editor.useName(prompt?.value, ['command', 'script']);
    const text = (0,yaml_edit/* textOf */.b6)(prompt?.value) ?? '';
    if (prompt === undefined || !/^(?!file:)[^\s{}]+\.(?:md|txt|prompt|tmpl)$/i.test(text))
        return;
    editor.replace(prompt, `file://${text}`, `prompt: ${(0,yaml_edit/* arrow */.UE)(text, `file://${text}`)}`);
}
function convertRubrics(list, editor) {
    for (const item of (0,yaml_edit/* itemsOf */.S3)(list) ?? []) {
        if (!(0,yaml_edit/* pairOf */.cF)(item, 'criteria'))
            editor.useName(item, ['outcome', 'description', 'expected_outcome']);
        const old = (0,yaml_edit/* pairOf */.cF)(item, 'required_min_score');
        const points = (0,dist/* isScalar */.jn)(old?.value) ? Number(old.value.value) : 0;
        const isMark = Number.isInteger(points) && points >= 1 && points <= 10;
        if (old === undefined || !isMark || (0,yaml_edit/* pairOf */.cF)(item, 'min_score'))
            continue;
        editor.rename(item, old, 'min_score', `required_min_score: ${points}`);
        editor.replace(old, points / 10, `min_score: ${points / 10}`);
    }
}
const ownValue = (table, key) => Object.hasOwn(table, key) ? table[key] : undefined;

;// CONCATENATED MODULE: ./build/js/src/cli/convert/from-jsonl.js








function yamlOfJsonl({ file, text }, sidecar) {
    const problems = [];
    const texts = new references_texts/* SuiteTexts */.v((name) => `\${{ ${name} }}`, (path) => path);
    const lines = texts.jsonLines(file, text, problems) ?? [];
    const location = { file, line: 1, column: 1 };
    if (lines.length === 0 && problems.length === 0) {
        const message = 'The file is empty: there is nothing to convert';
        problems.push({ code: 'MISSING_FIELD', severity: 'error', message, location });
    }
    const opened = sidecar && (0,cursor/* openYaml */.IM)(sidecar.file, sidecar.text);
    if (opened?.kind === 'invalid')
        problems.push(...opened.problems);
    if (problems.length > 0)
        throw new model_errors/* UserError */.yo(problems);
    const left = [];
    const root = opened?.kind === 'opened' && opened.root.isMap ? opened.root.reportingTo(left) : undefined;
    if (root !== undefined)
        (0,block/* checkFields */.oA)(root, jsonl/* SIDECAR_FIELDS */.my);
    const settings = root?.without(root.keys().filter((key) => !jsonl/* SIDECAR_FIELDS */.my.read.includes(key)));
    const tests = lines.map((line) => (0,jsonl/* testOfLine */.oe)(line.reportingTo(left), settings).value);
    const suite = convertSuite(file, suiteText(settings?.value, tests)).text;
    return { text: suite, changes: [{ message: `${(0,text_text/* plural */.LS)('line', lines.length)} \u2192 "tests"`, location }], left };
}

// EXTERNAL MODULE: ./build/js/src/suites/targets/read.js
var read = __webpack_require__(18750);
;// CONCATENATED MODULE: ./build/js/src/cli/convert/targets.js


const convertTargets = (file, text) => (0,yaml_edit/* editYaml */.aL)(file, text, (root, editor) => {
    editor.useSchema(root, 'agentv-targets-v2.2');
    for (const item of (0,yaml_edit/* itemsOf */.S3)((0,yaml_edit/* valueIn */.xm)(root, 'targets')) ?? [])
        convertTarget(item, editor);
});
function convertTarget(item, editor) {
    const settings = (0,yaml_edit/* pairOf */.cF)(item, 'settings');
    const inside = (0,yaml_edit/* mappingOf */.GS)(settings?.value);
    const provider = (0,yaml_edit/* textOf */.b6)((0,yaml_edit/* valueIn */.xm)(item, 'provider')) ?? (0,yaml_edit/* textOf */.b6)((0,yaml_edit/* valueIn */.xm)(inside, 'provider')) ?? '';
    convertFields(item, provider, editor);
    convertFields(inside, provider, editor);
    if (settings === undefined || inside === undefined)
        return;
    const twice = inside.items.map(yaml_edit/* nameOf */.Vb).find((name) => name === 'name' || (0,yaml_edit/* pairOf */.cF)(item, name) !== undefined);
    if (twice !== undefined)
        editor.leave(settings, `the target itself has "${twice}", too`);
    else {
        editor.tell(settings, 'the fields of "settings" move into the target');
        editor.unwrap(item, settings);
    }
}
function convertFields(mapping, named, editor) {
    const provider = named.trim().toLowerCase();
    const old = new Map();
    for (const name of (0,yaml_edit/* mappingOf */.GS)(mapping)?.items.map(yaml_edit/* nameOf */.Vb) ?? []) {
        const current = currentKey(name, provider);
        if (current !== undefined)
            old.set(current, [...(old.get(current) ?? []), name]);
    }
    for (const [current, names] of old)
        editor.useName(mapping, [current, ...names]);
    const check = (0,yaml_edit/* valueIn */.xm)(mapping, 'healthcheck');
    editor.useName(check, ['command', 'command_template', 'commandTemplate']);
    editor.useName(check, ['timeout_seconds', 'timeoutSeconds']);
}
const OF_PROVIDERS = [
    {
        of: /^cli$/,
        names: {
            command_template: 'command',
            commandTemplate: 'command',
            attachments_format: 'files_format',
            attachmentsFormat: 'files_format',
        },
    },
    { of: /^vscode/, names: { vscode_cmd: 'executable', command: 'executable' } },
    { of: /^pi(?:-|$)/, names: { pi_provider: 'subprovider', piProvider: 'subprovider', llm_provider: 'subprovider' } },
];
function currentKey(key, provider) {
    const entry = OF_PROVIDERS.find(({ of, names }) => of.test(provider) && Object.hasOwn(names, key));
    return entry?.names[key] ?? (0,read/* presentName */.Bh)(key);
}

// EXTERNAL MODULE: ./build/js/src/cli/problem-lines.js
var problem_lines = __webpack_require__(10179);
;// CONCATENATED MODULE: ./build/js/src/cli/commands/convert.js























const convert_command = (0,command/* defineCommand */.N)({
    summary: 'Convert suites and targets: old formats to the current one, and evals.json, JSONL and chats (.json, .md) to YAML.',
    help: `
Examples:
  eval-action convert evals/old.yaml
  eval-action convert 'evals/**/*.yaml' .agentv --write
  eval-action convert skills/csv/evals.json -o evals/csv.eval.yaml
  eval-action convert chat.md -o evals/chat.eval.yaml

Exit codes: 0 converted or nothing to convert, 2 a file could not be converted.`,
    flags: (parser) => parser
        .argument('<paths...>', 'suites, targets files, folders or globs; ! excludes')
        .option('-o, --output <FILE>', 'file to write (default: print; several files need --write)')
        .option('--force', 'allow --output to overwrite a file')
        .option('--write', 'convert the files in place; keeps comments, order and quotes'),
    options(paths, flags) {
        if (flags.write && flags.output !== undefined) {
            throw (0,model_errors/* userError */.IF)('INPUT_INVALID', '--output and --write exclude each other', { expected: 'one of them' });
        }
        return { ...flags, paths };
    },
    isForPrograms: () => true,
    async run({ paths, ...flags }, { cwd, env, files }, terminal) {
        const candidates = await findConvertible(paths, cwd, files);
        if (candidates.size > 1 && !flags.write) {
            throw (0,model_errors/* userError */.IF)('INPUT_INVALID', 'Several files are only converted in place', { hint: 'Use --write for them.' });
        }
        const site = { ...flags, cwd, bounds: new file_paths/* Bounds */.cz([await (0,discover/* findRepository */.W1)(cwd, files), cwd], files), files };
        const counts = { checked: 0, written: 0, refused: 0 };
        for (const [path, isNamed] of [...candidates].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
            const file = (0,shown_path/* shownPath */.p)(path, cwd);
            try {
                const made = await converted(path, isNamed, file, site);
                if (made === undefined)
                    continue;
                counts.checked += 1;
                for (const { message, location } of [...made.changes, ...made.left]) {
                    terminal.complain((0,escape_terminal/* oneLine */.T)(`${location === undefined ? file : (0,suite_location/* locationText */.f)(location)}: ${message}`));
                }
                if (flags.output !== undefined)
                    terminal.print(`written  ${await writeOutput(made.text, flags.output, site)}`);
                else if (!flags.write) {
                    const lines = made.text.replaceAll('\r\n', '\n');
                    if (env['GITHUB_ACTIONS'] === 'true' && (0,workflow_command/* neutral */.SY)(lines) !== lines) {
                        const message = `${file} contains text that the runner of this job would execute as workflow commands`;
                        throw (0,model_errors/* userError */.IF)('INPUT_INVALID', message, { hint: 'Set the file to write with --output.' });
                    }
                    terminal.print(made.text.replace(/\r?\n$/, ''));
                }
                else if (made.changes.length > 0) {
                    await files.writeAsIs(await files.realPath(path), made.text);
                    counts.written += 1;
                }
            }
            catch (error) {
                if (!(error instanceof model_errors/* UserError */.yo))
                    throw error;
                counts.refused += 1;
                (0,problem_lines/* complainProblems */.M)((0,survey/* inFile */.s5)(file, error.problems), terminal);
            }
        }
        const { checked, written, refused } = counts;
        const left = refused > 0 ? `, ${refused} could not be converted` : '';
        if (flags.write)
            terminal.print(`${(0,text_text/* plural */.LS)('file', checked + refused)} checked: ${written} written${left}`);
        return refused > 0 ? 2 : 0;
    },
});
const NOT_SEARCHED = ['!**/node_modules/**', '!**/dist/**', '!**/.git/**'];
async function findConvertible(patterns, cwd, files) {
    const excluded = patterns.filter((pattern) => pattern.startsWith('!'));
    const candidates = new Map();
    for (const pattern of patterns.filter((each) => !excluded.includes(each))) {
        const path = (0,external_node_path_.resolve)(cwd, pattern);
        const state = await files.state(path);
        const isNamed = state === 'file';
        const glob = state === 'folder' ? `${pattern.replace(/[/\\]+$/, '')}/**/*.{yaml,yml}` : pattern;
        const matches = isNamed ? [path] : await files.glob([glob, ...NOT_SEARCHED, ...excluded], { cwd });
        if (matches.length === 0) {
            throw (0,model_errors/* userError */.IF)('NOTHING_MATCHED', `There is nothing to convert in ${(0,similar_names/* listed */.KE)([pattern])}`, {
                expected: 'a file, a folder with YAML files, or a glob',
                hint: `Paths start at ${cwd}.`,
            });
        }
        for (const each of matches)
            candidates.set(each, isNamed || candidates.get(each) === true);
    }
    return candidates;
}
async function converted(path, isNamed, file, site) {
    const text = await readInside(path, site);
    const isYaml = /\.ya?ml$/i.test(path);
    if (!isYaml && site.write) {
        throw (0,model_errors/* userError */.IF)('INPUT_INVALID', `${file} would become YAML, which needs a new file`, {
            hint: 'Name it with --output.',
        });
    }
    if (/\.jsonl$/i.test(path))
        return jsonlConversion(path, text, site);
    if (/\.md$/i.test(path))
        return yamlOfChat(file, text);
    if (/\.json$/i.test(path)) {
        const opened = (0,cursor/* openJson */.VH)(path, text);
        if (opened.kind === 'opened' && isChat(opened.root))
            return yamlOfChat(file, text);
        const [from, to] = [(0,external_node_path_.dirname)(path), (0,external_node_path_.dirname)((0,external_node_path_.resolve)(site.cwd, site.output ?? path))];
        const toOutput = (named) => (0,external_node_path_.relative)(to, (0,external_node_path_.resolve)(from, named)).replaceAll('\\', '/');
        return yamlOfAgentSkills(file, text, (named) => (from === to || /^[/\\]/.test(named) ? named : toOutput(named)));
    }
    const opened = isYaml ? (0,cursor/* openYaml */.IM)(file, text) : undefined;
    const root = opened?.kind === 'opened' ? opened.root : undefined;
    const foreign = root && (0,file_kind/* foreignFormat */.Ub)(root);
    const kind = foreign === undefined && isYaml ? (0,file_kind/* fileKind */.h_)(path, text) : 'config';
    const isOurName = /(?:^|\.)eval\.ya?ml$/i.test((0,external_node_path_.basename)(path));
    if (!isNamed && (kind === 'config' || (!isOurName && !holdsOurs(root))))
        return undefined;
    if (foreign !== undefined)
        throw new model_errors/* UserError */.yo([foreign]);
    if (kind === 'config' || (root?.isMap === false && !root.isList)) {
        throw (0,model_errors/* userError */.IF)('WRONG_TYPE', `${file} is neither a suite nor a targets file`, {
            expected: 'a YAML suite or list of tests, targets, a JSONL suite, an evals.json, or a chat as .json or .md',
        });
    }
    return kind === 'targets' ? convertTargets(file, text) : convertSuite(file, text);
}
function holdsOurs(root) {
    const lists = ['targets', ...(0,old_names/* namesOf */.eZ)('suite', 'tests')].flatMap((name) => root?.field(name) ?? []);
    const [first] = (root?.isList ? root : lists[0])?.items() ?? [];
    const has = (name) => first?.key(name) !== undefined;
    return (has('id') && convert_OF_A_TEST.some(has)) || (has('name') && OF_A_TARGET.some(has));
}
const convert_OF_A_TEST = [
    'input',
    ...(0,old_names/* namesOf */.eZ)('test', 'input'),
    ...(0,old_names/* namesOf */.eZ)('test', 'criteria'),
    ...(0,old_names/* namesOf */.eZ)('test', 'expected_output'),
];
const OF_A_TARGET = ['provider', 'use_target', 'settings'];
async function readInside(path, { bounds, files, cwd }) {
    if ((await bounds.sideOf(path)) === 'link') {
        throw new model_errors/* UserError */.yo([{ severity: 'error', ...(0,file_paths/* outside */.qY)((0,shown_path/* shownPath */.p)(path, cwd), true) }]);
    }
    return files.read(path, suite_file/* MAX_SUITE_BYTES */.ql, { onlyText: true });
}
async function jsonlConversion(path, text, site) {
    const shown = (each) => (0,shown_path/* shownPath */.p)(each, site.cwd);
    const settings = await (0,jsonl/* sidecarOf */.hQ)(path, site, []);
    const sidecar = settings && { file: shown(settings), text: await readInside(settings, site) };
    return yamlOfJsonl({ file: shown(path), text }, sidecar || undefined);
}
async function writeOutput(text, output, { files, cwd, force }) {
    const path = (0,external_node_path_.resolve)(cwd, output);
    if (force)
        await files.writeAsIs(path, text);
    else if (!(await files.create(path, text))) {
        throw (0,model_errors/* userError */.IF)('OUTPUT_UNWRITABLE', `${(0,shown_path/* shownPath */.p)(path, cwd)} already exists`, {
            hint: 'Use --force to overwrite it.',
        });
    }
    return (0,shown_path/* shownPath */.p)(path, cwd);
}


/***/ }),

/***/ 48908:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $g: () => (/* binding */ saidIn),
/* harmony export */   GS: () => (/* binding */ mappingOf),
/* harmony export */   S3: () => (/* binding */ itemsOf),
/* harmony export */   UE: () => (/* binding */ arrow),
/* harmony export */   Vb: () => (/* binding */ nameOf),
/* harmony export */   aL: () => (/* binding */ editYaml),
/* harmony export */   b6: () => (/* binding */ textOf),
/* harmony export */   cF: () => (/* binding */ pairOf),
/* harmony export */   xm: () => (/* binding */ valueIn)
/* harmony export */ });
/* unused harmony export YamlEditor */
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7126);
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56290);
/* harmony import */ var _suites_yaml_cursor_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(23759);
/* harmony import */ var _suites_yaml_yaml_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(71136);





function editYaml(file, content, edit) {
    const before = content.replaceAll('\r\n', '\n');
    const tree = (0,_suites_yaml_yaml_text_js__WEBPACK_IMPORTED_MODULE_4__/* .parseYamlText */ .cd)(before);
    if (tree.kind === 'invalid')
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo([(0,_suites_yaml_cursor_js__WEBPACK_IMPORTED_MODULE_3__/* .problemOfText */ .Uo)(tree, file, 'YAML')]);
    const editor = new YamlEditor(file, tree);
    edit(tree.document.contents, editor);
    const { changes, left } = editor;
    const [first] = changes;
    if (first === undefined)
        return { text: content, changes, left };
    if (tree.targets.size > 0) {
        throw (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .userError */ .IF)('NOT_SUPPORTED_YET', 'This file has aliases, and cannot be converted', {
            location: first.location,
            hint: 'Replace the aliases by their values, or make the changes that validate names by hand.',
        });
    }
    const after = printed(tree.document, before);
    if ((0,_suites_yaml_yaml_text_js__WEBPACK_IMPORTED_MODULE_4__/* .parseYamlText */ .cd)(after).kind === 'invalid') {
        throw (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .userError */ .IF)('NOT_SUPPORTED_YET', 'This file cannot be converted: the changes would not fit together', {
            location: first.location,
            hint: 'Make the changes that validate names by hand.',
        });
    }
    return { text: content.includes('\r\n') ? after.replaceAll('\n', '\r\n') : after, changes, left };
}
const mappingOf = (node) => ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(node) ? node : undefined);
const itemsOf = (node) => (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isSeq */ .oP)(node) ? node.items : undefined;
const nameOf = ({ key }) => ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(key) ? String(key.value) : '');
const pairOf = (mapping, name) => mappingOf(mapping)?.items.find((pair) => nameOf(pair) === name);
const valueIn = (mapping, name) => pairOf(mapping, name)?.value;
function saidIn(mapping, name) {
    const pair = pairOf(mapping, name);
    const isNothing = pair?.value === null || ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(pair?.value) && pair.value.value === null);
    return isNothing ? undefined : pair;
}
const textOf = (node) => (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(node) && typeof node.value === 'string' ? node.value : undefined;
class YamlEditor {
    changes = [];
    left = [];
    #file;
    #tree;
    constructor(file, tree) {
        this.#file = file;
        this.#tree = tree;
    }
    tell(pair, message) {
        this.changes.push(this.#at(pair, message));
    }
    leave(pair, why) {
        this.left.push(this.#at(pair, `"${nameOf(pair)}" is not changed: ${why}`));
    }
    #at({ key }, message) {
        return { message, location: { file: this.#file, ...this.#tree.positionOf(key.range?.[0] ?? 0) } };
    }
    useName(mapping, [current, ...old]) {
        const [first, ...others] = [current, ...old].flatMap((name) => saidIn(mapping, name) ?? []);
        for (const other of others)
            this.leave(other, `it has no effect because "${first && nameOf(first)}" is there too`);
        if (first !== undefined)
            this.rename(mapping, first, current);
        return first;
    }
    rename(mapping, pair, to, said = arrow(nameOf(pair), to)) {
        const other = pairOf(mapping, to);
        if (other === pair)
            return;
        if (other !== undefined)
            this.leave(pair, `"${to}" is there too`);
        else {
            this.tell(pair, said);
            setValue(pair.key, to);
        }
    }
    replace(pair, value, said) {
        this.tell(pair, said);
        setValue(pair.value, value);
    }
    addBehind(mapping, pair, name, value) {
        const { items, flow } = mapping;
        const node = this.#tree.document.createNode(value, { flow: flow === true, aliasDuplicateObjects: false });
        items.splice(items.indexOf(pair) + 1, 0, new yaml__WEBPACK_IMPORTED_MODULE_0__/* .Pair */ .Rm(quotedLike(pair, name), node));
    }
    useSchema(root, current) {
        const pair = pairOf(root, '$schema');
        const id = textOf(pair?.value) ?? '';
        const family = current.replace(/[\d.]+$/, '');
        const isOld = id !== current && id.startsWith(family) && /^[\d.]+$/.test(id.slice(family.length));
        if (pair !== undefined && isOld)
            this.replace(pair, current, `$schema: ${id} \u2192 ${current}`);
    }
    hoist(mapping, outer, inner, to) {
        const { items } = mapping;
        const inside = outer.value;
        const index = inside.items.indexOf(inner);
        setValue(inner.key, to);
        if (inside.items.length === 1) {
            this.unwrap(mapping, outer);
            return;
        }
        if (index === 0) {
            addComments(inside, 0, inside.commentBefore);
            inside.commentBefore = undefined;
        }
        inside.items.splice(index, 1);
        items.splice(items.indexOf(outer) + 1, 0, inner);
    }
    unwrap(mapping, pair) {
        const owner = mapping;
        const { key, value } = pair;
        const moved = mappingOf(value)?.items ?? [];
        const index = owner.items.indexOf(pair);
        owner.items.splice(index, 1, ...moved);
        addComments(owner, index + moved.length, value?.comment);
        addComments(owner, index, key.commentBefore, key.comment, value?.commentBefore);
        if (moved[0] !== undefined)
            moved[0].key.spaceBefore = key.spaceBefore;
    }
    drop(mapping, name) {
        const { items } = mapping;
        const index = items.findIndex((pair) => nameOf(pair) === name);
        if (index !== -1)
            items.splice(index, 1);
    }
    enlist(mapping, pair, list) {
        const { items } = mapping;
        const seq = (list?.value ?? new yaml__WEBPACK_IMPORTED_MODULE_0__/* .YAMLSeq */ .Rw());
        const grader = new yaml__WEBPACK_IMPORTED_MODULE_0__/* .YAMLMap */ .CA();
        grader.items.push(new yaml__WEBPACK_IMPORTED_MODULE_0__/* .Pair */ .Rm(quotedLike(pair, 'type'), quotedLike(pair, 'rubrics')), pair);
        if (list === undefined)
            this.drop(mapping, 'assertions');
        const index = items.indexOf(pair);
        items.splice(index, 1);
        if (list === undefined) {
            items.splice(index, 0, new yaml__WEBPACK_IMPORTED_MODULE_0__/* .Pair */ .Rm(quotedLike(pair, 'assertions'), seq));
            addComments(mapping, index, pair.key.commentBefore);
        }
        else
            grader.commentBefore = pair.key.commentBefore;
        setValue(pair.key, 'criteria');
        pair.key.commentBefore = undefined;
        pair.key.spaceBefore = false;
        seq.items.unshift(grader);
    }
}
function addComments(owner, index, ...comments) {
    const key = owner.items[index]?.key;
    const joined = (all) => all.filter(Boolean).join('\n') || undefined;
    if (key === undefined)
        owner.comment = joined([owner.comment, ...comments]);
    else
        key.commentBefore = joined([...comments, key.commentBefore]);
}
function setValue(node, value) {
    node.value = value;
}
function quotedLike({ key }, text) {
    const scalar = new yaml__WEBPACK_IMPORTED_MODULE_0__/* .Scalar */ .X5(text);
    if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(key) && key.type?.startsWith('QUOTE'))
        scalar.type = key.type;
    return scalar;
}
const foldAgain = (tags) => tags.map((tag) => {
    if (typeof tag !== 'object' || tag.tag !== 'tag:yaml.org,2002:str' || tag.collection)
        return tag;
    const stringify = (item, context, ...more) => {
        const options = { ...context.options, lineWidth: item.type === 'BLOCK_FOLDED' ? 80 : 0 };
        return tag.stringify?.(item, { ...context, options }, ...more) ?? '';
    };
    return { ...tag, stringify };
});
function printed(document, before) {
    (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .visit */ .YR)(document, { Map: (_, { items: [first] }) => void Object.assign(first?.key ?? {}, { spaceBefore: false }) });
    document.setSchema('1.2', { schema: 'core', merge: true, customTags: foldAgain });
    const indents = before.match(/^ {2,}(?=[^\s#])/gm) ?? [];
    const [, key = '', list = '  '] = /^( *)[^\s#-].*:[ \t]*\n( *)- /m.exec(before) ?? [];
    return document.toString({
        lineWidth: 0,
        indent: indents.reduce((least, { length }) => Math.min(least, length), indents[0]?.length ?? 2),
        indentSeq: list.length > key.length,
        flowCollectionPadding: /[[{] \S/.test(before),
    });
}
const arrow = (from, to) => `"${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .cutEnd */ .ym)(from, 60)}" \u2192 "${to}"`;


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


/***/ }),

/***/ 45402:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GW: () => (/* binding */ problemsOf),
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
/* harmony import */ var _model_suite_setting_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(17586);
/* harmony import */ var _model_values_grouped_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(70110);
/* harmony import */ var _model_values_once_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(81667);
/* harmony import */ var _providers_providers_index_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(16271);
/* harmony import */ var _suites_load_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(89885);
/* harmony import */ var _suites_references_shown_path_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(81457);
/* harmony import */ var _suites_targets_read_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(18750);
/* harmony import */ var _suites_targets_resolve_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(24928);
/* harmony import */ var _suites_targets_variables_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(76845);
/* harmony import */ var _case_judges_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(42563);
/* harmony import */ var _case_test_problems_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(43048);
/* harmony import */ var _pipeline_prepare_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(35822);















async function surveySuite(path, site, how = {}) {
    const file = (0,_suites_references_shown_path_js__WEBPACK_IMPORTED_MODULE_8__/* .shownPath */ .p)(path, site.cwd);
    const reading = (0,_pipeline_prepare_js__WEBPACK_IMPORTED_MODULE_14__/* .suiteReading */ .hu)(site);
    const variableNames = new Set();
    const variables = async (folder) => recorded(await reading.variables(folder), variableNames);
    const unreadable = (error) => ({ suite: undefined, leftOut: undefined, problems: problemsOf(error) });
    const seen = await (0,_suites_load_js__WEBPACK_IMPORTED_MODULE_7__/* .lookAtSuite */ .Z)(path, { ...reading, ...how, variables }).catch(unreadable);
    return { ...seen, problems: inFile(file, seen.problems), variables: [...variableNames] };
}
function problemsOf(error) {
    if (error instanceof _model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo)
        return error.problems;
    throw error;
}
const inFile = (file, problems) => problems.map((problem) => ({ file: problem.location?.file ?? file, ...problem }));
const recorded = (lookUp, variableNames) => (name, use) => {
    variableNames.add(name);
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
class SurveyedTargets {
    #site;
    #files = new Map();
    constructor(site) {
        this.#site = site;
    }
    get files() {
        return [...this.#files.keys()].map((path) => (0,_suites_references_shown_path_js__WEBPACK_IMPORTED_MODULE_8__/* .shownPath */ .p)(path, this.#site.cwd));
    }
    async of(suite) {
        const { inputs, environments } = this.#site;
        const names = (0,_pipeline_prepare_js__WEBPACK_IMPORTED_MODULE_14__/* .wantedTargets */ .w5)(suite, inputs).filter(({ isUnknown }) => !isUnknown);
        const path = await this.#fileOf(suite);
        const read = typeof path === 'string' ? await this.#read(path) : undefined;
        const problems = typeof path === 'string' ? (read?.problems ?? []) : inFile(suite.file, path);
        if (read?.targetsFile === undefined) {
            const unknown = { options: {}, batching: false, problems: [], variables: [] };
            const targets = names.map(({ name }) => ({ name, ...unknown }));
            const [none, noProblems] = [[], []];
            return { targets, judges: none, fallbacks: none, suiteJudges: undefined, problems, judging: noProblems };
        }
        const file = await this.#site.withPrograms(read.targetsFile, suite.folder);
        const survey = (wanted) => Promise.all(wanted.map((name) => this.#survey({ name, location: undefined }, file, suite.folder)));
        const targets = await Promise.all(names.map((wanted) => this.#survey(wanted, file, suite.folder)));
        const known = targets.flatMap(({ target }) => target ?? []);
        const fallbacks = await survey([...new Set(known.flatMap(({ fallbackTargets }) => fallbackTargets))]);
        const written = suite.format === 'agent-skills' ? [] : (suite.variants ?? []);
        const variants = written.map(async (variant) => {
            const { target, problems } = await this.#survey((0,_pipeline_prepare_js__WEBPACK_IMPORTED_MODULE_14__/* .variantOn */ .Bd)(variant, suite.targets[0]?.name ?? 'default', suite.targets), file, suite.folder);
            const targetProblems = target === undefined
                ? []
                : await (0,_case_test_problems_js__WEBPACK_IMPORTED_MODULE_13__/* .variantProblems */ .up)(suite, target, { ...this.#site.runtime, cwd: this.#site.cwd });
            const all = [...problems, ...inFile(suite.file, targetProblems)];
            return variant.target && variant.location.file === suite.file ? all : all.map(_model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .asWarning */ .PQ);
        });
        const suiteJudges = (0,_case_judges_js__WEBPACK_IMPORTED_MODULE_12__/* .judgesOf */ .YP)(file, await environments.lookUpIn(suite.folder), inputs);
        const tests = suite.tests.filter((test) => test.kind === 'test');
        const judging = tests.flatMap((test) => targets.flatMap(({ judge }) => (0,_case_judges_js__WEBPACK_IMPORTED_MODULE_12__/* .judgeNames */ .ch)(test, judge)));
        const judges = await survey([...new Set(judging)].filter((name) => file.entries.some((entry) => entry.name === name) && targets.every((each) => each.name !== name)));
        const unjudged = tests.flatMap((test) => known.flatMap((target) => [...(0,_case_test_problems_js__WEBPACK_IMPORTED_MODULE_13__/* .imageProblems */ .yR)(test, target), ...(0,_case_judges_js__WEBPACK_IMPORTED_MODULE_12__/* .judgingProblems */ .r_)(test, target, suiteJudges)]));
        for (const name of [...names.map(entryName), ...[...judges, ...fallbacks].map((each) => each.name)])
            read.used.add(name);
        return {
            targets,
            judges,
            fallbacks,
            suiteJudges,
            problems: [
                ...problems,
                ...fallbacks.flatMap((fallback) => fallback.problems),
                ...(await Promise.all(variants)).flat(),
            ],
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
        const files = await Promise.all(this.#files.values());
        const surveyed = await Promise.all(files.map((file) => this.#surveyAll(file, (name) => !file.used.has(name))));
        const problems = surveyed.flat().flatMap((target) => target.problems);
        return problems.filter(({ code }) => code !== 'SECRET_MISSING').map(_model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .asWarning */ .PQ);
    }
    async #surveyAll({ path, targetsFile }, isWanted = () => true) {
        if (targetsFile === undefined)
            return [];
        const wanted = targetsFile.entries.filter(({ name }) => isWanted(name));
        const file = await this.#site.withPrograms(targetsFile, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(path));
        return Promise.all(wanted.map(({ name }) => this.#survey({ name, location: undefined }, file, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(path))));
    }
    async #fileOf(suite) {
        try {
            return await (0,_pipeline_prepare_js__WEBPACK_IMPORTED_MODULE_14__/* .targetsFileOf */ .Ui)(suite, this.#site);
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
        const variableNames = new Set();
        const lookUp = recorded(await this.#site.environments.lookUpIn(folder), variableNames);
        const reading = { file: targetsFile, kinds: _providers_providers_index_js__WEBPACK_IMPORTED_MODULE_6__/* .providers */ .r, lookUp };
        const { target, problems } = (0,_suites_targets_resolve_js__WEBPACK_IMPORTED_MODULE_10__/* .resolveTarget */ .u1)(wanted, reading);
        const entry = targetsFile.entries.find(({ name }) => name === entryName(wanted));
        const end = (0,_suites_targets_resolve_js__WEBPACK_IMPORTED_MODULE_10__/* .followTargets */ .wU)(wanted, reading, []);
        for (const field of end?.fields.values() ?? [])
            (0,_suites_targets_variables_js__WEBPACK_IMPORTED_MODULE_11__/* .lookUpVariables */ .OY)(field.value, lookUp);
        const provider = target?.provider ?? end?.fields.get('provider')?.text;
        const timeout = end?.fields.get('timeout_seconds');
        const judges = (0,_case_judges_js__WEBPACK_IMPORTED_MODULE_12__/* .judgesOf */ .YP)(targetsFile, lookUp, this.#site.inputs);
        const graderTarget = target?.graderTarget ?? end?.fields.get('grader_target')?.text;
        return {
            name: wanted.name,
            options: timeout === undefined ? {} : { timeout_seconds: (0,_suites_targets_variables_js__WEBPACK_IMPORTED_MODULE_11__/* .lookUpVariables */ .OY)(timeout.value, lookUp) },
            batching: target?.batching ?? end?.fields.get('provider_batching')?.value === true,
            provider: provider === undefined ? undefined : ((0,_model_suite_kind_js__WEBPACK_IMPORTED_MODULE_2__/* .findKind */ .oH)(_providers_providers_index_js__WEBPACK_IMPORTED_MODULE_6__/* .providers */ .r, provider)?.type ?? provider),
            location: entry?.cursor.location,
            target,
            problems: inFile(targetsFile.file, problems.map(withoutHaste)),
            variables: [...variableNames],
            judge: judges.nameFor({ name: wanted.name, provider: provider ?? '', graderTarget }),
        };
    }
}
const entryName = ({ name, useTarget = name }) => useTarget;
const withoutHaste = (problem) => problem.code === 'SECRET_MISSING' || problem.message.includes(_model_suite_setting_js__WEBPACK_IMPORTED_MODULE_3__/* .FROM_ENVIRONMENT */ .$c) ? (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .asWarning */ .PQ)(problem) : problem;


/***/ })

};
