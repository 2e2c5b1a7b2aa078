export const id = 3168;
export const ids = [3168];
export const modules = {

/***/ 63168:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  command: () => (/* binding */ convert_command)
});

// EXTERNAL MODULE: ./node_modules/commander/esm.mjs
var esm = __webpack_require__(48179);
// EXTERNAL MODULE: ./build/js/src/model/errors.js
var errors = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/js/src/model/suite/location.js
var suite_location = __webpack_require__(37987);
// EXTERNAL MODULE: ./build/js/src/reports/escape/harmless-json.js
var harmless_json = __webpack_require__(52759);
// EXTERNAL MODULE: ./build/js/src/reports/escape/terminal.js
var terminal = __webpack_require__(10043);
// EXTERNAL MODULE: ./build/js/src/reports/escape/workflow-command.js
var workflow_command = __webpack_require__(38566);
// EXTERNAL MODULE: ./build/js/src/reports/terminal/paint.js
var paint = __webpack_require__(2992);
// EXTERNAL MODULE: ./build/js/src/shared/in-parallel.js
var in_parallel = __webpack_require__(85988);
// EXTERNAL MODULE: ./build/js/src/shared/text.js
var shared_text = __webpack_require__(5594);
// EXTERNAL MODULE: ./build/js/src/suites/discover.js
var discover = __webpack_require__(7678);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/js/src/model/suite/foreign-format.js
var foreign_format = __webpack_require__(59108);
// EXTERNAL MODULE: ./build/js/src/model/suite/source.js
var suite_source = __webpack_require__(23609);
// EXTERNAL MODULE: ./build/js/src/shared/never.js
var never = __webpack_require__(25379);
;// CONCATENATED MODULE: ./build/js/src/suites/convert/chat-messages.js

const isChat = (root) => root.isList || root.field('messages')?.isList === true;
function chatOfJson(file, text) {
    const opened = (0,suite_source/* openJson */.VH)(file, text);
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
        const role = ROLES[name?.toLowerCase() ?? ''];
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
        if (parts.some((part) => part === undefined) && content !== undefined) {
            left.push({ message: 'Content that is not text is left out', location: content.location });
        }
        lines.push({
            role,
            text: parts
                .filter((part) => part !== undefined)
                .join('\n')
                .trim(),
            location,
        });
    }
    return { lines, problems, left };
}
const ROLES = {
    user: 'user',
    human: 'user',
    assistant: 'assistant',
    ai: 'assistant',
    agent: 'assistant',
    bot: 'assistant',
    model: 'assistant',
    system: 'system',
    developer: 'system',
};
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
        const [start, heading, name = heading] = fence === undefined ? (SPEAKER.exec(line) ?? []) : [];
        const role = Object.hasOwn(ROLES, name?.toLowerCase() ?? '') ? ROLES[name?.toLowerCase() ?? ''] : undefined;
        const location = { file, line: index + 1, column: 1 };
        if (role !== undefined && start !== undefined)
            lines.push({ role, texts: [line.slice(start.length)], location });
        else if (lines.length > 0)
            lines.at(-1)?.texts.push(line);
        else if (line.trim() !== '')
            left.push({ message: 'Text before the first speaker is left out', location });
    }
    const said = lines.map(({ texts, ...line }) => ({ ...line, text: texts.join('\n').trim() }));
    return { lines: said, problems: [], left: left.slice(0, 1) };
}

// EXTERNAL MODULE: ./build/js/src/suites/formats/agent-skills.js
var agent_skills = __webpack_require__(60897);
// EXTERNAL MODULE: ./build/js/src/suites/convert/written-yaml.js
var written_yaml = __webpack_require__(88000);
;// CONCATENATED MODULE: ./build/js/src/suites/convert/from-agent-skills.js




function yamlOfAgentSkills(file, text, toOutput) {
    const opened = (0,suite_source/* openJson */.VH)(file, text);
    if (opened.kind === 'invalid')
        return { kind: 'refused', problems: opened.problems };
    const problems = [];
    const evals = (0,agent_skills/* readEvals */.eC)(opened.root, problems)?.items() ?? [];
    const skill = (0,agent_skills/* readSkillName */.JQ)(opened.root, problems);
    for (const item of evals)
        (0,agent_skills/* checkEval */.rP)(item, problems);
    refuseVariables(opened.root, problems);
    const errors = problems.filter(({ severity }) => severity === 'error');
    if (errors.length > 0)
        return { kind: 'refused', problems: errors };
    const suite = {
        ...(skill !== undefined && { description: `Evals of the skill ${skill}`, metadata: { skill_name: skill } }),
        tests: evals.map((item) => testOf(item, toOutput)),
    };
    const { tests, ...head } = suite;
    const blocks = [
        ...(skill === undefined ? [] : [(0,written_yaml/* yamlOf */.h)(head)]),
        `tests:\n${tests.map((test) => (0,written_yaml/* yamlOf */.h)([test], 2)).join('\n')}`,
    ];
    const left = problems.map(({ message, location = opened.root.location }) => ({ message, location }));
    return { kind: 'converted', text: blocks.join('\n'), changes: changesOf(opened.root, evals), left };
}
function testOf(item, toOutput) {
    const text = (key) => item.field(key)?.text;
    const texts = (key) => item
        .field(key)
        ?.items()
        .flatMap((each) => each.text ?? []) ?? [];
    const [expected, files] = [text('expected_output'), texts('files')];
    const hasReference = expected !== undefined && expected.trim() !== '';
    const graders = (0,agent_skills/* criteriaOf */.pC)(item).map(({ name, text: prompt }) => ({ name, type: 'llm-grader', prompt }));
    return {
        id: String(item.field('id')?.value ?? ''),
        ...(hasReference && { criteria: expected }),
        input: text('prompt'),
        ...(files.length > 0 && { input_files: files.map(toOutput) }),
        ...(hasReference && { expected_output: expected }),
        ...(graders.length > 0 && { assertions: graders }),
        ...(files.length > 0 && { metadata: { agent_skills_files: files } }),
    };
}
function changesOf(root, evals) {
    const { location } = root.field('evals') ?? root;
    const files = evals.flatMap((item) => item.field('files') ?? []).find((list) => list.items().length > 0);
    return [
        { message: `${(0,shared_text/* plural */.LS)('eval', evals.length)} \u2192 "tests"`, location },
        ...(files === undefined
            ? []
            : [
                {
                    message: '"files" \u2192 "input_files": models see their content in the prompt; "agent_skills_base_dir" is no longer in the metadata',
                    location: files.keyLocation,
                },
            ]),
    ];
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

;// CONCATENATED MODULE: ./build/js/src/suites/convert/from-chat.js



const MOST_EXCHANGES = 200;
const MOST_CHARACTERS = 4 * 1024 * 1024;
function yamlOfChat(file, text, form) {
    const chat = form === 'json' ? chatOfJson(file, text) : chatOfMarkdown(file, text);
    if (chat.problems.length > 0)
        return { kind: 'refused', problems: chat.problems };
    const variable = chat.lines.find((line) => line.text.includes('${{'));
    if (variable !== undefined)
        return refused(variable, 'YAML cannot express "${{", which begins a variable', file);
    const { exchanges, left } = exchangesIn(chat.lines);
    const [first] = exchanges;
    if (first === undefined)
        return withoutTests(file, chat, left);
    const isTooLong = exchanges.length > MOST_EXCHANGES || lengthOf(exchanges) > MOST_CHARACTERS;
    if (isTooLong)
        return refused(first.question, `The chat is too long: ${(0,shared_text/* plural */.LS)('exchange', exchanges.length)}`, file);
    const ids = new Set();
    const tests = exchanges.map((exchange) => `${(0,written_yaml/* yamlOf */.h)([from_chat_testOf(exchange, ids)], 2)}${TODO_TEST}`);
    const message = `${(0,shared_text/* plural */.LS)('exchange', exchanges.length)} \u2192 "tests"`;
    return {
        kind: 'converted',
        text: `${TODO_SUITE}tests:\n${tests.join('\n')}`,
        changes: [{ message, location: first.question.location }],
        left: [...chat.left, ...left],
    };
}
function refused(at, message, file) {
    const location = at?.location ?? { file, line: 1, column: 1 };
    const expected = `messages of a user, each followed by an answer, at most ${MOST_EXCHANGES} and ${MOST_CHARACTERS / 1024 / 1024} MiB with their context`;
    return { kind: 'refused', problems: [{ code: 'WRONG_TYPE', severity: 'error', message, location, expected }] };
}
function withoutTests(file, chat, exchanges) {
    const message = exchanges.length === 0
        ? 'The chat has no question with an answer'
        : `No test can be made of the chat: ${(0,shared_text/* plural */.LS)('exchange', exchanges.length)} left out`;
    const left = [...chat.left, ...exchanges].map((each) => ({ ...each, code: 'WRONG_TYPE', severity: 'warning' }));
    const { problems } = refused(chat.lines[0], message, file);
    return { kind: 'refused', problems: [...problems, ...left] };
}
function exchangesIn(lines) {
    const exchanges = [];
    const left = [];
    const seen = new Set();
    let before = [];
    for (const line of joined(lines)) {
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
function joined(lines) {
    const all = [];
    for (const line of lines) {
        const last = all.at(-1);
        if (line.text === '')
            continue;
        if (last?.role === line.role)
            all[all.length - 1] = { ...last, text: `${last.text}\n\n${line.text}` };
        else
            all.push(line);
    }
    return all;
}
const SMALL_TALK = /^(?:hi|hello|hey|hi there|hello there|thanks?(?: you)?(?: very much| a lot)?|ok(?:ay)?|great|perfect|good (?:morning|afternoon|evening)|(?:good)?bye|you(?:'re| are) welcome|yes|no|sure)$/i;
const isSmallTalk = (text) => SMALL_TALK.test(text.replaceAll(/[\s!.,]+$/g, '').trim());
const lengthOf = (exchanges) => exchanges.reduce((sum, { before, question, answer }) => [...before, question, answer].reduce((length, { text }) => length + text.length, sum), 0);
function from_chat_testOf({ before, question, answer }, ids) {
    const input = [...before, question].map(({ role, text }) => ({ role, content: text }));
    return {
        id: idFor(question.text, ids),
        input: before.length === 0 ? question.text : input,
        expected_output: answer.text,
    };
}
function idFor(question, ids) {
    const words = question.toLowerCase().match(/[a-z0-9]+/g) ?? [];
    const name = words.slice(0, 6).join('-').slice(0, 60) || 'exchange';
    let id = name;
    for (let count = 2; ids.has(id); count += 1)
        id = `${name}-${count}`;
    ids.add(id);
    return id;
}
const TODO_SUITE = `# TODO: keep the exchanges that test different things, and remove messages that a question does not need.
# TODO: a test without assertions is judged by its expected_output: say what counts, as criteria or as assertions.
`;
const TODO_TEST = (0,written_yaml/* commentedYaml */.S)({ assertions: ['TODO: what a good answer says'] }, 4);

// EXTERNAL MODULE: ./build/js/src/model/suite/converted.js
var converted = __webpack_require__(75311);
// EXTERNAL MODULE: ./build/js/src/shared/yaml/yaml-rewriting.js + 4 modules
var yaml_rewriting = __webpack_require__(10399);
// EXTERNAL MODULE: ./build/js/src/shared/yaml/yaml-tree.js + 1 modules
var yaml_tree = __webpack_require__(29183);
// EXTERNAL MODULE: ./build/js/src/suites/formats/jsonl.js
var jsonl = __webpack_require__(97692);
;// CONCATENATED MODULE: ./build/js/src/shared/yaml/yaml-renames.js

class Draft extends Map {
    spot;
    constructor(spot, values = spot.value) {
        super(Object.entries(values));
        this.spot = spot;
    }
    field(name) {
        return this.spot.field(name);
    }
    toMapping() {
        return Object.fromEntries(this);
    }
}
const isThere = ({ value }) => value.value !== null;
function resolveName(draft, [current, ...old], { rewriter, counts = isThere }) {
    const present = [current, ...old].flatMap((name) => draft.field(name) ?? []);
    const [first, ...others] = present.filter((field) => isThere(field) && counts(field));
    if (first === undefined)
        return undefined;
    for (const other of others)
        rewriter.leave(other, ignored(other.name, first.name));
    if (first.name === current)
        return first;
    rewriter.rename(first, { to: current, said: arrow(first.name, current), empty: draft.field(current) });
    draft.delete(first.name);
    draft.set(current, first.value.value);
    return first;
}
function respell(draft, names, pen) {
    for (const [old, current] of Object.entries(names)) {
        if (draft.field(old) !== undefined)
            resolveName(draft, [current, old], pen);
    }
}
const arrow = (from, to) => `"${(0,shared_text/* cutEnd */.ym)(from, 60)}" \u2192 "${to}"`;
const ignored = (name, instead) => `"${name}" stays as it is: it has no effect because "${instead}" is there too`;

// EXTERNAL MODULE: ./build/js/src/suites/formats/yaml.js + 2 modules
var yaml = __webpack_require__(31455);
// EXTERNAL MODULE: ./build/js/src/model/suite/kind.js
var suite_kind = __webpack_require__(38034);
;// CONCATENATED MODULE: ./build/js/src/suites/convert/grader-names.js

const PRESENT = [
    'code-grader',
    'llm-grader',
    'rubrics',
    'composite',
    'tool-trajectory',
    'field-accuracy',
    'latency',
    'cost',
    'token-usage',
    'execution-metrics',
    'skill-trigger',
    'contains',
    'contains-any',
    'contains-all',
    'icontains',
    'icontains-any',
    'icontains-all',
    'starts-with',
    'ends-with',
    'regex',
    'is-json',
    'equals',
];
const SYNONYMS = { 'llm-judge': 'llm-grader', rubric: 'rubrics' };
const OF_ANOTHER_KIND = {
    'code-judge': 'code-grader',
    code: 'code-grader',
    'agent-judge': 'llm-grader',
};
function presentType(type, all) {
    const canonical = (0,suite_kind/* canonicalName */.Ew)(type);
    if (PRESENT.includes(canonical))
        return canonical;
    return own(SYNONYMS, canonical) ?? (all ? own(OF_ANOTHER_KIND, canonical) : undefined) ?? type;
}
const heldBackType = (type) => own(OF_ANOTHER_KIND, (0,suite_kind/* canonicalName */.Ew)(type));
const METRICS = {
    maxToolCalls: 'max_tool_calls',
    maxLlmCalls: 'max_llm_calls',
    maxTokens: 'max_tokens',
    maxCostUsd: 'max_cost_usd',
    maxDurationMs: 'max_duration_ms',
    targetExplorationRatio: 'target_exploration_ratio',
    explorationTolerance: 'exploration_tolerance',
};
const KEYS = {
    latency: { max_ms: 'threshold' },
    cost: { max_usd: 'budget' },
    'token-usage': {
        max_total_tokens: 'max_total',
        maxTotal: 'max_total',
        maxInput: 'max_input',
        maxOutput: 'max_output',
    },
    'execution-metrics': METRICS,
    'llm-grader': { maxSteps: 'max_steps' },
    'tool-trajectory': { argsMatch: 'args_match' },
};
const oldKeysOf = (type) => own(KEYS, type) ?? {};
const own = (table, key) => Object.hasOwn(table, key) ? table[key] : undefined;

;// CONCATENATED MODULE: ./build/js/src/suites/convert/rubrics.js

function convertRubricItems(list, pen) {
    return list.items().map((item) => (item.isMap ? convertItem(item, pen) : item.value));
}
function convertItem(item, pen) {
    const draft = new Draft(item);
    if (item.field('criteria') === undefined) {
        resolveName(draft, ['outcome', 'description', 'expected_outcome'], pen);
    }
    convertMinimum(draft, pen);
    return draft.toMapping();
}
function convertMinimum(draft, { rewriter }) {
    const old = draft.field('required_min_score');
    const points = old?.value.value;
    if (old === undefined || typeof points !== 'number')
        return;
    if (draft.field('min_score') !== undefined) {
        rewriter.leave(old, '"required_min_score" stays as it is: it has no effect because "min_score" is there too');
        return;
    }
    if (!Number.isInteger(points) || points < 1 || points > 10) {
        rewriter.leave(old, '"required_min_score" is not changed: only a whole number from 1 to 10 has a "min_score"');
        return;
    }
    const mark = points / 10;
    rewriter.exchange(old, 'min_score', String(mark), `required_min_score: ${points} \u2192 min_score: ${mark}`);
    draft.delete('required_min_score');
    draft.set('min_score', mark);
}

;// CONCATENATED MODULE: ./build/js/src/suites/convert/graders.js




function convertGraders(list, pen) {
    return list.isList ? list.items().map((item) => convertGrader(item, pen)) : list.value;
}
function convertGrader(item, pen) {
    const type = item.field('type');
    if (!item.isMap || type?.value.text === undefined)
        return item.value;
    const draft = new Draft(item);
    const present = convertType(type, draft, pen);
    convertRequired(draft, pen);
    const isRubric = (0,suite_kind/* canonicalName */.Ew)(type.value.text) === 'rubric';
    if (isRubric)
        respell(draft, { rubrics: 'criteria' }, pen);
    respell(draft, oldKeysOf(present), pen);
    for (const key of ITEM_KEYS[present] ?? [])
        convertItems(draft, isRubric ? [key, 'rubrics'] : [key], pen);
    if (present === 'code-grader')
        convertScript(draft, type.value.text, pen);
    if (present === 'llm-grader' || heldBackType(present) === 'llm-grader')
        convertPrompt(draft, pen);
    if (present === 'composite')
        convertMembers(draft, pen);
    if (present === 'tool-trajectory')
        convertCalls(draft, pen);
    return draft.toMapping();
}
const ITEM_KEYS = {
    rubrics: ['criteria'],
    'llm-grader': ['rubrics'],
    agent_judge: ['rubrics'],
    'agent-judge': ['rubrics'],
};
function convertItems(draft, keys, pen) {
    const field = keys.flatMap((key) => draft.field(key) ?? [])[0];
    if (field?.value.isList)
        draft.set(keys[0] ?? field.name, convertRubricItems(field.value, pen));
}
function convertType(field, draft, { rewriter, all }) {
    const type = field.value.text ?? '';
    const present = presentType(type, all);
    if (present === type) {
        const held = heldBackType(type);
        if (held !== undefined)
            rewriter.leave(field, `"${type}" is not changed: ${WHY_HELD[held]}`, WITH_ALL);
        return type;
    }
    const held = heldBackType(type);
    const effect = held === undefined ? '' : `: ${EFFECT[held]}`;
    draft.set('type', present);
    if (held === 'llm-grader' && !draft.has('max_steps') && !draft.has('maxSteps')) {
        const steps = { key: 'max_steps', source: '10' };
        rewriter.replaceAndAdd(field, present, steps, `type: ${type} \u2192 ${present}, max_steps: 10${effect}`);
        draft.set('max_steps', 10);
    }
    else if (present === 'tool-trajectory' && type.includes('_') && comparesArgs(draft)) {
        const added = { key: 'args_match', source: 'superset' };
        rewriter.replaceAndAdd(field, present, added, `type: ${type} \u2192 ${present}, args_match: superset`);
        draft.set('args_match', 'superset');
    }
    else {
        rewriter.replace(field, present, `type: ${type} \u2192 ${present}${effect}`);
    }
    return present;
}
function comparesArgs(draft) {
    const isLed = (holder) => holder.has('args_match') || holder.has('argsMatch');
    if (draft.field('mode')?.value.text === 'any_order' || isLed(draft))
        return false;
    const expected = draft.field('expected')?.value;
    const calls = expected?.isList ? expected.items().filter(({ isMap }) => isMap) : [];
    return calls.some((call) => call.field('args')?.value.isMap === true && !isLed(new Draft(call)));
}
const WITH_ALL = 'Use --all to convert it too.';
const WHY_HELD = {
    'code-grader': 'as a code-grader, its script would get the answer as text instead of messages in "output", and any plain text that it prints would pass',
    'llm-grader': 'an llm-grader has no tools unless its target is an agent',
};
const EFFECT = {
    'code-grader': 'its script now gets the answer as text in "output", and any plain text that it prints passes',
    'llm-grader': 'it now has tools only if its target is an agent',
};
function convertScript(draft, type, pen) {
    const script = draft.field('script');
    if (script === undefined || script.value.value === null)
        return;
    const command = draft.field('command');
    if (!pen.all && (command === undefined || command.value.value === null)) {
        pen.rewriter.leave(script, '"script" is not changed: as "command", its program would get the answer as text instead of messages in "output"', WITH_ALL);
        return;
    }
    if (command !== undefined && command.value.value !== null) {
        pen.rewriter.leave(script, ignored('script', 'command'));
        return;
    }
    const effect = heldBackType(type) === undefined ? `: ${EFFECT['code-grader']}` : '';
    pen.rewriter.rename(script, { to: 'command', said: `${arrow('script', 'command')}${effect}`, empty: command });
    draft.delete('script');
    draft.set('command', script.value.value);
}
function convertRequired(draft, { rewriter }) {
    const required = draft.field('required');
    const mark = required?.value.value;
    if (required === undefined || typeof mark !== 'number' || !(mark > 0 && mark <= 1))
        return;
    draft.set('required', true);
    const minScore = draft.field('min_score');
    if (minScore !== undefined && minScore.value.value !== null) {
        rewriter.replace(required, 'true', `required: ${mark} \u2192 true, because "min_score" has the mark`);
        return;
    }
    draft.set('min_score', mark);
    if (minScore !== undefined)
        rewriter.remove(minScore, '"min_score" without a value is removed');
    const added = { key: 'min_score', source: String(mark) };
    rewriter.replaceAndAdd(required, 'true', added, `required: ${mark} \u2192 required: true, min_score: ${mark}`);
}
function convertPrompt(draft, pen) {
    const prompt = draft.field('prompt');
    if (prompt === undefined)
        return;
    if (prompt.value.isMap) {
        const inner = new Draft(prompt.value);
        respell(inner, { script: 'command' }, pen);
        draft.set('prompt', inner.toMapping());
        return;
    }
    const { text } = prompt.value;
    if (text === undefined || !mayBePath(text) || !pen.isFile(text))
        return;
    const path = `file://${text}`;
    draft.set('prompt', path);
    pen.rewriter.replace(prompt, path, `prompt: ${arrow(text, path)}`);
}
const mayBePath = (text) => text.trim() !== '' && text.length <= 1024 && !/[\r\n]|\{\{|^file:\/\//.test(text);
function convertMembers(draft, pen) {
    const members = resolveName(draft, ['assertions', 'assert', 'evaluators'], pen);
    if (members !== undefined)
        draft.set('assertions', convertGraders(members.value, pen));
    const aggregator = draft.field('aggregator')?.value;
    if (aggregator === undefined || !aggregator.isMap)
        return;
    const inner = new Draft(aggregator);
    const type = aggregator.field('type');
    const text = type?.value.text;
    const present = text === undefined ? undefined : AGGREGATORS[(0,suite_kind/* canonicalName */.Ew)(text)];
    if (type !== undefined && text !== undefined && present !== undefined && present !== text) {
        pen.rewriter.replace(type, present, `aggregator type: ${text} \u2192 ${present}`);
        inner.set('type', present);
    }
    convertPrompt(inner, pen);
    draft.set('aggregator', inner.toMapping());
}
const AGGREGATORS = {
    'code-judge': 'code-grader',
    'code-grader': 'code-grader',
    'llm-judge': 'llm-grader',
    'llm-grader': 'llm-grader',
};
function convertCalls(draft, pen) {
    const expected = draft.field('expected')?.value;
    if (expected === undefined || !expected.isList)
        return;
    const calls = expected.items().map((call) => {
        if (!call.isMap)
            return call.value;
        const inner = new Draft(call);
        respell(inner, { maxDurationMs: 'max_duration_ms', argsMatch: 'args_match' }, pen);
        return inner.toMapping();
    });
    draft.set('expected', calls);
}

;// CONCATENATED MODULE: ./build/js/src/suites/convert/grader-lists.js


function convertGraderList(draft, locations, pen) {
    const present = locations
        .flatMap((location) => fieldAt(draft, location) ?? [])
        .filter(({ field }) => field.value.value !== null);
    const [first, ...others] = present;
    if (first === undefined)
        return undefined;
    for (const { location, field } of others)
        pen.rewriter.leave(field, ignored(location, first.location));
    const { location, field, outer } = first;
    if (!field.value.isList) {
        if (location !== 'assertions')
            pen.rewriter.leave(field, `"${location}" is not changed: it is not a list of graders`);
        return undefined;
    }
    if (location !== 'assertions') {
        const name = { to: 'assertions', said: arrow(location, 'assertions'), empty: draft.field('assertions') };
        if (outer === undefined)
            pen.rewriter.rename(field, name);
        else
            pen.rewriter.hoist(outer, field, name);
        takeOut(draft, location);
    }
    draft.set('assertions', convertGraders(field.value, pen));
    return field;
}
function fieldAt(draft, location) {
    const [outerName = '', innerName] = location.split('.');
    const outer = draft.field(outerName);
    if (innerName === undefined || outer === undefined)
        return outer && { location, field: outer };
    const field = outer.value.field(innerName);
    return field && { location, field, outer };
}
function takeOut(draft, location) {
    const [outer = '', inner] = location.split('.');
    const block = inner === undefined ? undefined : draft.field(outer)?.value;
    if (inner === undefined || block === undefined) {
        draft.delete(outer);
        return;
    }
    const rest = new Draft(block, draft.get(outer));
    rest.delete(inner);
    if (rest.size === 0)
        draft.delete(outer);
    else
        draft.set(outer, rest.toMapping());
}

;// CONCATENATED MODULE: ./build/js/src/suites/convert/judge-kind.js

const judge_kind_PRESENT = {
    'llm-judge': 'llm-grader',
    'llm-grader': 'llm-grader',
    'code-judge': 'code-grader',
    'code-grader': 'code-grader',
};
function convertJudgeKind(draft, { rewriter }) {
    const field = draft.field('evaluator');
    const kind = field?.value.text;
    const present = kind === undefined ? undefined : judge_kind_PRESENT[(0,suite_kind/* canonicalName */.Ew)(kind)];
    if (field === undefined || present === undefined || present === kind)
        return;
    draft.set('evaluator', present);
    rewriter.replace(field, present, `evaluator: ${kind} \u2192 ${present}`);
}

;// CONCATENATED MODULE: ./build/js/src/suites/convert/test.js





const GRADER_LOCATIONS = [
    'assertions',
    'assert',
    'execution.evaluators',
    'execution.assertions',
    'execution.assert',
    'evaluators',
];
const isNotBlank = ({ value }) => value.text === undefined || value.text.trim() !== '';
function convertTest(test, pen) {
    if (!test.isMap)
        return test.value;
    const draft = new Draft(test);
    resolveName(draft, ['criteria', 'expected_outcome', 'outcome'], { ...pen, counts: isNotBlank });
    resolveName(draft, ['input', 'input_messages'], pen);
    resolveName(draft, ['expected_output', 'expected_messages'], pen);
    const list = convertGraderList(draft, GRADER_LOCATIONS, pen);
    convertRubrics(draft, list, pen);
    convertJudgeKind(draft, pen);
    convertTurns(draft, pen);
    return draft.toMapping();
}
function convertRubrics(draft, list, pen) {
    const rubrics = draft.field('rubrics');
    if (rubrics === undefined || rubrics.value.value === null)
        return;
    if (!rubrics.value.isList || rubrics.value.items().length === 0) {
        pen.rewriter.leave(rubrics, '"rubrics" is not changed: it is not a checklist');
        return;
    }
    const others = draft.get('assertions');
    if (others !== undefined && others !== null && !Array.isArray(others)) {
        pen.rewriter.leave(rubrics, '"rubrics" is not changed: "assertions" is not a list');
        return;
    }
    const criteria = convertRubricItems(rubrics.value, pen);
    draft.delete('rubrics');
    draft.set('assertions', [{ type: 'rubrics', criteria }, ...(others ?? [])]);
    const there = draft.field('assertions');
    const isMoving = list !== undefined && list.name !== 'assertions';
    const isHoisted = list !== undefined && there?.pair !== list.pair;
    pen.rewriter.enlist(rubrics, { name: 'assertions', field: there, isAwaited: isMoving || isHoisted }, { type: 'rubrics', key: 'criteria' }, '"rubrics" \u2192 "assertions", as a grader of type rubrics before all others');
}
function convertTurns(draft, pen) {
    const turns = draft.field('turns')?.value;
    if (turns === undefined || !turns.isList)
        return;
    const converted = turns.items().map((turn) => {
        const assertions = turn.field('assertions');
        if (assertions === undefined)
            return turn.value;
        return { ...turn.value, assertions: convertGraders(assertions.value, pen) };
    });
    draft.set('turns', converted);
}

;// CONCATENATED MODULE: ./build/js/src/suites/convert/suite.js








function convertSuite(file, text, how) {
    const plan = (root, rewriter) => PLANS[how.kind](root, { rewriter, ...how });
    const rewritten = (0,yaml_rewriting/* rewriteYaml */.W)(text, plan, how.kind === 'suite' || how.kind === 'sidecar' ? whatIsRead : undefined);
    return (0,converted/* convertedOf */.Y)(rewritten, ({ line, column }) => ({ file, line, column }));
}
const PLANS = {
    suite: (root, pen) => (root.isMap ? convertRoot(root, pen) : root.value),
    sidecar: (root, pen) => (root.isMap ? convertSidecar(root, pen) : root.value),
    cases: (root, pen) => (root.isList ? root.items().map((item) => convertTest(item, pen)) : root.value),
    case: convertTest,
    template: convertTemplate,
};
function whatIsRead(value) {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
        return value;
    return Object.fromEntries(Object.entries(value).filter(([key]) => yaml/* SUITE_FIELDS */.LZ.read.includes(key)));
}
const suite_GRADER_LOCATIONS = [
    'assertions',
    'assert',
    'execution.assertions',
    'execution.assert',
    'execution.evaluators',
];
function convertRoot(root, pen) {
    const draft = new Draft(root);
    convertSchema(draft, pen);
    convertName(draft, DESCRIBING, pen);
    const tests = resolveName(draft, yaml/* TEST_LISTS */.tv, pen);
    if (tests?.value.isList)
        draft.set('tests', tests.value.items().map((item) => convertTest(item, pen)));
    convertExecution(draft, pen);
    convertTarget(draft, pen);
    convertGraderList(draft, suite_GRADER_LOCATIONS, pen);
    convertJudgeKind(draft, pen);
    return draft.toMapping();
}
function convertSidecar(root, pen) {
    const draft = new Draft(root);
    convertSchema(draft, pen);
    convertName(draft, [], pen);
    convertExecution(draft, pen);
    const execution = root.field('execution')?.value;
    if (execution?.isMap) {
        const block = new Draft(execution, draft.get('execution'));
        convertGraderList(block, ['assertions', 'assert', 'evaluators'], pen);
        draft.set('execution', block.toMapping());
    }
    convertJudgeKind(draft, pen);
    return draft.toMapping();
}
function convertTemplate(root, pen) {
    const assertions = root.field('assertions');
    if (assertions === undefined)
        return root.value;
    return { ...root.value, assertions: convertGraders(assertions.value, pen) };
}
function convertSchema(draft, { rewriter }) {
    const field = draft.field('$schema');
    const id = field?.value.text;
    if (field === undefined || id === undefined || !/^agentv-eval-v[\d.]+$/.test(id) || id === CURRENT_SCHEMA)
        return;
    draft.set('$schema', CURRENT_SCHEMA);
    rewriter.replace(field, CURRENT_SCHEMA, `$schema: ${id} \u2192 ${CURRENT_SCHEMA}`);
}
const CURRENT_SCHEMA = 'agentv-eval-v2';
function convertName(draft, read, { rewriter }) {
    const [first, ...others] = ['name', 'suite', 'dataset'].flatMap((key) => {
        const field = draft.field(key);
        return field?.value.text?.trim() ? [field] : [];
    });
    if (first === undefined)
        return;
    for (const other of others)
        rewriter.leave(other, ignored(other.name, first.name));
    if (first.name === 'name')
        return;
    const refusal = whyNoName(draft, first, read);
    if (refusal !== undefined) {
        rewriter.leave(first, `"${first.name}" is not changed: ${refusal}`);
        return;
    }
    const also = read.filter((key) => draft.field(key) !== undefined);
    const effect = also.length === 0 ? '' : `; with a name, AgentV reads ${also.join(', ')} too`;
    rewriter.rename(first, { to: 'name', said: `${arrow(first.name, 'name')}${effect}`, empty: draft.field('name') });
    draft.delete(first.name);
    draft.set('name', first.value.value);
}
const DESCRIBING = ['description', 'version', 'author', 'license', 'requires', 'tags'];
function whyNoName(draft, { value }, read) {
    if (!/^[a-z0-9-]{1,64}$/.test(value.text ?? '')) {
        return 'AgentV only accepts a "name" of 1 to 64 of the characters a\u2013z, 0\u20139 and -';
    }
    const name = draft.field('name');
    if (name !== undefined && name.value.value !== null)
        return '"name" is there, without a text';
    const refused = read.find((key) => draft.field(key) !== undefined && !isInOrder(key, draft.field(key)?.value.value));
    return refused && `with a "name", AgentV refuses this "${refused}"`;
}
function isInOrder(key, value) {
    if (key === 'tags')
        return Array.isArray(value) && value.every((tag) => typeof tag === 'string');
    if (key === 'requires') {
        if (typeof value !== 'object' || value === null || Array.isArray(value))
            return false;
        const version = value['agentv'];
        return version === undefined || typeof version === 'string';
    }
    if (typeof value !== 'string')
        return false;
    return key !== 'description' || (value.length >= 1 && value.length <= 1024);
}
function convertExecution(draft, pen) {
    const execution = draft.field('execution')?.value;
    if (execution === undefined || !execution.isMap)
        return;
    const block = new Draft(execution);
    respell(block, { failOnError: 'fail_on_error' }, pen);
    resolveName(block, ['budget_usd', 'budgetUsd', 'total_budget_usd', 'totalBudgetUsd'], pen);
    const cachePath = execution.field('cachePath');
    if (cachePath !== undefined) {
        const message = '"cachePath" is not changed: it never had an effect, but "cache_path" would';
        pen.rewriter.leave(cachePath, message);
    }
    const trials = execution.field('trials')?.value;
    if (trials?.isMap) {
        const inner = new Draft(trials);
        respell(inner, { costLimitUsd: 'cost_limit_usd' }, pen);
        block.set('trials', inner.toMapping());
    }
    draft.set('execution', block.toMapping());
}
function convertTarget(draft, { rewriter }) {
    const target = draft.field('target');
    if (target === undefined || target.value.value === null)
        return;
    const execution = draft.field('execution');
    const block = execution?.value;
    if (block !== undefined && block.value !== null && !block.isMap) {
        rewriter.leave(target, '"target" is not changed: "execution" is not a mapping');
        return;
    }
    const targets = block?.field('targets');
    const isEmptyList = targets?.value.isList && targets.value.items().length === 0;
    const said = [isEmptyList ? undefined : targets, block?.field('target')].find((field) => field !== undefined && field.value.value !== null);
    if (said !== undefined) {
        rewriter.leave(target, ignored('target', `execution.${said.name}`));
        return;
    }
    if (block?.field('target') !== undefined) {
        rewriter.leave(target, '"target" is not changed: "execution" has a "target" without a value');
        return;
    }
    rewriter.sink(target, 'execution', execution, arrow('target', 'execution.target'));
    draft.delete('target');
    const rest = draft.get('execution');
    draft.set('execution', { ...(typeof rest === 'object' && rest !== null ? rest : {}), target: target.value.value });
}

;// CONCATENATED MODULE: ./build/js/src/suites/convert/from-jsonl.js







function yamlOfJsonl({ file, text }, sidecar, how) {
    const problems = [];
    const lines = jsonLinesOf(file, text, problems);
    const settings = sidecar === undefined ? undefined : settingsOf(sidecar);
    if (settings?.kind === 'refused')
        problems.push(...settings.problems);
    if (problems.length > 0)
        return { kind: 'refused', problems };
    const head = settings?.kind === 'converted' ? settings : undefined;
    const hasGraders = head !== undefined && namesGraders(head.text);
    const blocks = lines.map((line) => from_jsonl_testOf(line, hasGraders));
    const start = headOf(head?.text ?? '');
    const whole = `${start}tests:\n${blocks.map(({ yaml }) => yaml).join('\n')}`;
    const converted = convertSuite(file, whole, { ...how, kind: 'suite' });
    const changesOfBlocks = blocks.flatMap(({ changes }) => changes);
    return replaced(converted, locationsOf(start, blocks, { file, sidecar: sidecar?.file }), {
        changes: [...(head?.changes ?? []), ...changesOfBlocks],
        left: head?.left ?? [],
    });
}
function settingsOf({ file, text }) {
    const opened = (0,yaml_tree/* openYamlTree */.o)(text);
    const isBlock = opened.kind === 'invalid' || opened.tree.contents === null || isBlockMapping(yaml_tree/* Spot */.P.rootOf(opened.tree));
    if (!isBlock) {
        const message = 'The settings file of a JSONL suite cannot be converted: it is not a mapping with one key per line';
        return { kind: 'refused', problems: [{ code: 'WRONG_TYPE', severity: 'error', message, location: start(file) }] };
    }
    const rewritten = (0,yaml_rewriting/* rewriteYaml */.W)(text, (root, rewriter) => {
        const settings = Object.entries((root.value ?? {})).filter(([key]) => !WOULD_WAKE.includes(key));
        for (const field of root.fields()) {
            if (!WOULD_WAKE.includes(field.name))
                continue;
            rewriter.commentOut(field, `"${field.name}" becomes a comment: it has no effect in the settings of a JSONL suite`);
        }
        return settings.length === 0 ? null : Object.fromEntries(settings);
    });
    return (0,converted/* convertedOf */.Y)(rewritten, ({ line, column }) => ({ file, line, column }));
}
const WOULD_WAKE = [
    'tests',
    'eval_cases',
    'evalcases',
    'cases',
    'assertions',
    'assert',
    'target',
    'input',
    'input_files',
    'workspace',
    'metadata',
    'governance',
    'preprocessors',
    'category',
    'version',
    'author',
    'license',
    'tags',
    'requires',
];
const isBlockMapping = (root) => root.value === null || (root.isMap && !(root.node !== null && 'flow' in root.node && root.node.flow === true));
function namesGraders(text) {
    const opened = (0,yaml_tree/* openYamlTree */.o)(text);
    if (opened.kind === 'invalid')
        return false;
    const execution = yaml_tree/* Spot */.P.rootOf(opened.tree).field('execution')?.value;
    return ['assertions', 'assert', 'evaluators'].some((key) => (execution?.field(key)?.value.value ?? null) !== null);
}
const headOf = (text) => (text.trim() === '' ? text.trim() : `${text.trimEnd()}\n\n`);
function from_jsonl_testOf({ line, cursor }, hasSuiteGraders) {
    const execution = cursor.field('execution');
    const block = execution?.isMap ? execution : undefined;
    const unread = namesIn(cursor, jsonl/* NOT_IN_A_LINE */.xH);
    const unreadThere = namesIn(block, jsonl/* NOT_IN_ITS_EXECUTION */.kB);
    const read = cursor.without(jsonl/* NOT_IN_A_LINE */.xH).value;
    const test = block === undefined ? read : { ...read, ...executionOf(cursor, block, hasSuiteGraders) };
    const silent = {
        ...picked(cursor, unread),
        ...(unreadThere.length > 0 && { execution: picked(block, unreadThere) }),
    };
    const comment = Object.keys(silent).length === 0 ? '' : `    # Not read in a JSONL suite:\n${(0,written_yaml/* commentedYaml */.S)(silent, 4)}`;
    const changes = [
        ...unread.map((name) => nowComment(name, cursor.field(name) ?? cursor)),
        ...unreadThere.map((name) => nowComment(`execution.${name}`, block?.field(name) ?? cursor)),
    ];
    return { yaml: `${(0,written_yaml/* yamlOf */.h)([withoutEmpty(test)], 2)}${comment}`, line, changes };
}
const namesIn = (mapping, names) => names.filter((name) => mapping?.field(name) !== undefined);
const nowComment = (name, field) => ({
    message: `"${name}" becomes a comment: it has no effect in a JSONL suite`,
    location: field.keyLocation,
});
function picked(from, names) {
    return Object.fromEntries(names.map((name) => [name, from?.key(name)?.value]));
}
const withoutEmpty = (test) => Object.fromEntries(Object.entries(test).filter(([, value]) => value !== undefined));
function executionOf(test, block, hasSuiteGraders) {
    const own = ['assertions', 'assert'].flatMap((key) => test.field(key) ?? [])[0];
    const lists = ['assertions', 'assert', 'evaluators'];
    const more = own === undefined ? undefined : lists.flatMap((key) => block.field(key) ?? [])[0];
    const rest = block.without([...jsonl/* NOT_IN_ITS_EXECUTION */.kB, ...(own === undefined ? [] : lists)]).value;
    const execution = { ...rest, ...(hasSuiteGraders && { skip_defaults: true }) };
    const joined = own?.isList && more?.isList ? [...own.items(), ...more.items()].map(({ value }) => value) : undefined;
    return {
        ...(joined !== undefined && { assertions: joined, assert: undefined }),
        execution: Object.keys(execution).length === 0 ? undefined : execution,
    };
}
const start = (file) => ({ file, line: 1, column: 1 });
function locationsOf(head, blocks, { file, sidecar }) {
    const headLines = head.split('\n').length - 1;
    const starts = [];
    let at = headLines + 2;
    for (const { yaml, line } of blocks) {
        starts.push({ from: at, line });
        at += yaml.split('\n').length;
    }
    return (location) => {
        if (location.line <= headLines && sidecar !== undefined)
            return { ...location, file: sidecar };
        const block = starts.findLast(({ from }) => from <= location.line);
        return { file, line: block?.line ?? 1, column: 1 };
    };
}
function replaced(converted, placed, more) {
    const again = (item) => item.location === undefined ? item : { ...item, location: placed(item.location) };
    if (converted.kind === 'refused')
        return { kind: 'refused', problems: converted.problems.map(again) };
    return {
        ...converted,
        changes: [...more.changes, ...converted.changes.map(again)],
        left: [...more.left, ...converted.left.map(again)],
    };
}
const MOST_PROBLEMS = 20;
function jsonLinesOf(file, text, problems) {
    const objects = [];
    for (const [index, source] of text
        .replace(/^\uFEFF/, '')
        .split('\n')
        .entries()) {
        if (source.trim() === '')
            continue;
        const line = index + 1;
        const opened = (0,suite_source/* openJson */.VH)(file, source, { line });
        if (opened.kind === 'invalid')
            problems.push(...opened.problems);
        else if (opened.root.isMap)
            objects.push({ line, cursor: opened.root });
        else
            problems.push(opened.root.error('WRONG_TYPE', 'Each line of this file must be a JSON object with one test', {
                found: opened.root.found,
            }));
        if (problems.length >= MOST_PROBLEMS)
            break;
    }
    if (objects.length === 0 && problems.length === 0) {
        const message = 'The file is empty: there is nothing to convert';
        problems.push({ code: 'MISSING_FIELD', severity: 'error', message, location: { file, line: 1, column: 1 } });
    }
    return objects;
}

// EXTERNAL MODULE: ./build/js/src/shared/deep-equal.js
var deep_equal = __webpack_require__(4166);
// EXTERNAL MODULE: ./build/js/src/shared/mapping.js
var mapping = __webpack_require__(16955);
// EXTERNAL MODULE: ./build/js/src/shared/yaml/yaml-comments.js
var yaml_comments = __webpack_require__(71481);
;// CONCATENATED MODULE: ./build/js/src/suites/convert/to-jsonl.js









function jsonlOfYaml(file, text, how) {
    const current = convertSuite(file, text, how);
    if (current.kind === 'refused')
        return current;
    const before = (0,yaml_tree/* openYamlTree */.o)(text);
    const after = (0,yaml_tree/* openYamlTree */.o)(current.text);
    if (before.kind === 'invalid' || after.kind === 'invalid')
        throw new Error('The converted file cannot be read');
    const lost = new Lost(file, before.tree);
    const isList = how.kind === 'cases';
    const root = yaml_tree/* Spot */.P.rootOf(before.tree);
    const value = after.tree.values.value;
    const tests = isList ? value : (0,mapping/* isMapping */.p)(value) ? value['tests'] : undefined;
    if (!isList)
        lookAtSuite(root, lost);
    const given = isList ? root : yaml/* TEST_LISTS */.tv.flatMap((name) => root.field(name)?.value ?? [])[0];
    if (!Array.isArray(tests) || given === undefined) {
        const hint = 'If the tests are in a separate file, convert that file.';
        lost.refuse(given ?? root, 'JSONL can only express a list of tests', hint);
    }
    const items = given?.items() ?? [];
    for (const item of items)
        lookAtTest(item, isList, lost);
    const settings = (0,mapping/* isMapping */.p)(value) && !isList ? to_jsonl_settingsOf(value) : {};
    const sayable = (Array.isArray(tests) ? tests : []).map((test) => (isList ? test : lineOf(test, settings)));
    const lines = sayable.map((test, index) => asLine(test, items[index], lost));
    const problems = [...lost.errors, ...(how.lossy ? [] : lost.unsayable)];
    if (problems.length > 0)
        return { kind: 'refused', problems };
    const sidecar = Object.keys(settings).length === 0 ? undefined : (0,written_yaml/* yamlOf */.h)(settings);
    const left = [...current.left, ...lost.alterations, ...lost.comments(text)];
    const made = { text: lines.map((line) => `${line}\n`).join(''), changes: current.changes, left };
    return { kind: 'converted', ...made, sidecar };
}
const SETTINGS = ['$schema', 'name', 'dataset', 'suite', 'description', 'evaluator'];
function to_jsonl_settingsOf(suite) {
    const settings = SETTINGS.flatMap((key) => (Object.hasOwn(suite, key) ? [[key, suite[key]]] : []));
    const execution = {
        ...((0,mapping/* isMapping */.p)(suite['execution']) ? suite['execution'] : {}),
        ...(suite['assertions'] !== undefined && { assertions: suite['assertions'] }),
    };
    return { ...Object.fromEntries(settings), ...(Object.keys(execution).length > 0 && { execution }) };
}
function lookAtSuite(root, lost) {
    const said = [...SETTINGS, ...yaml/* TEST_LISTS */.tv, 'execution', 'assertions', 'assert', 'target'];
    for (const field of root.fields()) {
        if (said.includes(field.name) || field.value.value === null)
            continue;
        lost.say(field.pair.key.range[0], `"${field.name}" of the suite`);
    }
}
function lookAtTest(item, isList, lost) {
    if (!item.isMap) {
        lost.refuse(item, 'A line of JSONL can only be a test', 'Convert the file that it refers to separately.');
        return;
    }
    if (isList)
        return;
    const execution = item.field('execution')?.value;
    const here = jsonl/* NOT_IN_A_LINE */.xH.flatMap((name) => item.field(name) ?? []);
    const there = jsonl/* NOT_IN_ITS_EXECUTION */.kB.flatMap((name) => execution?.field(name) ?? []);
    const unread = execution
        ?.fields()
        .filter(({ name }) => !READ_IN_EXECUTION.includes(name) && !there.some((field) => field.name === name));
    for (const field of [...here, ...there, ...(unread ?? [])]) {
        const name = here.includes(field) ? field.name : `execution.${field.name}`;
        if (field.value.value !== null)
            lost.say(field.pair.key.range[0], `"${name}" of a test`);
    }
}
const READ_IN_EXECUTION = ['skip_defaults', 'assertions', 'assert', 'evaluators'];
function lineOf(test, settings) {
    if (!(0,mapping/* isMapping */.p)(test))
        return test;
    const { execution, ...rest } = Object.fromEntries(Object.entries(test).filter(([key]) => !jsonl/* NOT_IN_A_LINE */.xH.includes(key)));
    const drops = (0,mapping/* isMapping */.p)(execution) && execution['skip_defaults'] === true && settings['execution'] !== undefined;
    return drops ? { ...rest, execution: { skip_defaults: true } } : rest;
}
function asLine(test, item, lost) {
    const line = JSON.stringify(test);
    if (item !== undefined && !(0,deep_equal/* deepEqual */.b)(JSON.parse(line), test)) {
        lost.refuse(item, 'This test contains a number that JSON cannot express', 'Such as .inf or .nan.');
    }
    return line;
}
class Lost {
    errors = [];
    unsayable = [];
    alterations = [];
    #file;
    #tree;
    constructor(file, tree) {
        this.#file = file;
        this.#tree = tree;
    }
    say(offset, what) {
        const location = this.#locationAt(offset);
        this.alterations.push({ message: `${what} is omitted: JSONL cannot express it`, location });
        const hint = 'Use --lossy to omit it, or write a YAML suite that takes its tests from the file (tests: <file>).';
        const message = `JSONL cannot express ${what}`;
        this.unsayable.push({ code: 'NOT_SUPPORTED_YET', severity: 'error', message, location, hint });
    }
    refuse(spot, message, hint) {
        const location = this.#locationAt(spot.written?.range[0] ?? 0);
        this.errors.push({ code: 'WRONG_TYPE', severity: 'error', message, location, hint });
    }
    comments(text) {
        const count = (0,yaml_comments/* commentsOf */.u)(text).length;
        if (count === 0)
            return [];
        return [{ message: `${(0,shared_text/* plural */.LS)('comment', count)} omitted, because JSONL has none`, location: this.#locationAt(0) }];
    }
    #locationAt(offset) {
        return { file: this.#file, ...this.#tree.positionOf(offset) };
    }
}

// EXTERNAL MODULE: ./build/js/src/suites/references/bounds.js
var bounds = __webpack_require__(67803);
// EXTERNAL MODULE: ./build/js/src/suites/references/file-paths.js
var file_paths = __webpack_require__(13037);
// EXTERNAL MODULE: ./build/js/src/suites/references/shown-path.js
var shown_path = __webpack_require__(81457);
// EXTERNAL MODULE: ./build/js/src/suites/suite-file.js
var suite_file = __webpack_require__(79468);
// EXTERNAL MODULE: ./build/js/src/targets/legacy.js
var legacy = __webpack_require__(17567);
;// CONCATENATED MODULE: ./build/js/src/targets/convert/targets.js




function convertTargets(file, text) {
    const rewritten = (0,yaml_rewriting/* rewriteYaml */.W)(text, targets_convertRoot, targets_whatIsRead);
    return (0,converted/* convertedOf */.Y)(rewritten, ({ line, column }) => ({ file, line, column }));
}
const targets_CURRENT_SCHEMA = 'agentv-targets-v2.2';
function targets_convertRoot(root, rewriter) {
    if (!root.isMap)
        return root.value;
    const draft = new Draft(root);
    const schema = root.field('$schema');
    const id = schema?.value.text;
    if (schema !== undefined && id !== undefined && /^agentv-targets-v[\d.]+$/.test(id) && id !== targets_CURRENT_SCHEMA) {
        rewriter.replace(schema, targets_CURRENT_SCHEMA, `$schema: ${id} \u2192 ${targets_CURRENT_SCHEMA}`);
        draft.set('$schema', targets_CURRENT_SCHEMA);
    }
    const targets = root.field('targets')?.value;
    const entries = targets?.isList ? targets.items().map((item) => targets_convertTarget(item, rewriter)) : undefined;
    if (entries !== undefined)
        draft.set('targets', entries);
    return draft.toMapping();
}
function targets_whatIsRead(value) {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
        return value;
    return Object.fromEntries(Object.entries(value).filter(([key]) => key === '$schema' || key === 'targets'));
}
function targets_convertTarget(item, rewriter) {
    if (!item.isMap)
        return item.value;
    const draft = new Draft(item);
    const settings = item.field('settings');
    const inside = settings?.value.isMap ? settings.value : undefined;
    const pen = { rewriter, provider: providerOf(item) ?? (inside && providerOf(inside)) };
    convertFields(draft, pen);
    if (settings !== undefined && inside !== undefined)
        convertSettings(draft, settings, pen);
    return draft.toMapping();
}
function providerOf(spot) {
    const name = spot.field('provider')?.value.text;
    return name === undefined ? undefined : currentProvider(name).trim().toLowerCase();
}
function convertFields(draft, pen, except = []) {
    const { rewriter, provider } = pen;
    convertProvider(draft, rewriter);
    const log = convertLog(draft, pen);
    const old = new Map();
    for (const { name } of draft.spot.fields()) {
        const current = name === log || except.includes(name) ? undefined : currentKey(name, provider);
        if (current !== undefined)
            old.set(current, [...(old.get(current) ?? []), name]);
    }
    for (const [current, names] of old)
        resolveName(draft, [current, ...names], pen);
    convertHealthcheck(draft, rewriter);
    const template = draft.field('workspace_template') ?? draft.field('workspaceTemplate');
    if (template !== undefined)
        rewriter.leave(template, TEMPLATE);
}
const TEMPLATE = '"workspace_template" is no longer a field of a target: set "workspace.template" in the suites';
function convertProvider(draft, rewriter) {
    const field = draft.field('provider');
    const name = field?.value.text;
    if (field === undefined || name === undefined)
        return;
    const current = currentProvider(name);
    if (current === name)
        return;
    rewriter.replace(field, current, `provider: ${name} \u2192 ${current}`);
    draft.set('provider', current);
}
function convertSettings(draft, settings, pen) {
    const { rewriter, provider } = pen;
    const inside = new Draft(settings.value);
    const isSaid = (key) => (draft.get(key) ?? null) !== null;
    const over = settings.value.fields().filter(({ name, value }) => {
        const current = currentKey(name, provider) ?? name;
        return name === 'name' || isSaid(current) || (value.value === null && draft.has(current));
    });
    for (const field of over) {
        rewriter.remove(field, `"${field.name}" of "settings" is removed: the target itself has the same field`);
        inside.delete(field.name);
    }
    const overNames = over.map(({ name }) => name);
    convertFields(inside, pen, overNames);
    const empty = [...inside.keys()].flatMap((key) => draft.field(key) ?? []);
    for (const field of empty)
        rewriter.remove(field, `"${field.name}" without a value is taken out`);
    rewriter.unwrap(settings, 'the fields of "settings" move into the target', over.length + empty.length > 0);
    draft.delete('settings');
    for (const [key, value] of inside)
        draft.set(key, value);
}
function convertHealthcheck(draft, rewriter) {
    const check = draft.field('healthcheck')?.value;
    if (check === undefined || !check.isMap)
        return;
    const inner = new Draft(check);
    resolveName(inner, ['command', 'command_template', 'commandTemplate'], { rewriter });
    resolveName(inner, ['timeout_seconds', 'timeoutSeconds'], { rewriter });
    const type = check.field('type');
    const kinds = [...(isSaid(inner, 'url') ? ['http'] : []), ...(isSaid(inner, 'command') ? ['command'] : [])];
    if (type !== undefined && kinds.length === 1 && kinds[0] === type.value.text) {
        const key = kinds[0] === 'http' ? 'url' : 'command';
        rewriter.remove(type, `healthcheck: "type" is removed, because "${key}" implies it`);
        inner.delete('type');
    }
    draft.set('healthcheck', inner.toMapping());
}
const isSaid = (draft, key) => (draft.get(key) ?? null) !== null;
const NAMES = ['log_format', 'logFormat', 'log_output_format', 'logOutputFormat'];
const STREAMS = { json: 'raw', summary: 'summary' };
const KEEPS_A_LOG = /^(?:codex|claude|copilot|pi|cc-mirror)/;
function convertLog(draft, { rewriter, provider }) {
    if (!KEEPS_A_LOG.test(provider ?? '') || draft.field('stream_log') !== undefined)
        return undefined;
    const field = NAMES.flatMap((name) => draft.field(name) ?? [])[0];
    const format = field?.value.text;
    const stream = format !== undefined && Object.hasOwn(STREAMS, format) ? STREAMS[format] : undefined;
    if (field === undefined || stream === undefined)
        return undefined;
    rewriter.exchange(field, 'stream_log', stream, `${field.name}: ${format} \u2192 stream_log: ${stream}`);
    draft.delete(field.name);
    draft.set('stream_log', stream);
    return field.name;
}
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
    const own = ELSEWHERE.find(({ of, names }) => of.includes(provider ?? '') && Object.hasOwn(names, key));
    return own?.names[key] ?? (0,legacy/* presentName */.Bh)(key);
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

// EXTERNAL MODULE: ./build/js/src/app/inspect/file-kind.js
var file_kind = __webpack_require__(91711);
;// CONCATENATED MODULE: ./build/js/src/app/inspect/conversion.js



















async function convertFile(candidate, site) {
    const { path, isNamed } = candidate;
    const { runtime, options } = site;
    const file = (0,shown_path/* shownPath */.p)(path, runtime.cwd);
    const about = { file, path, changes: [], left: [], problems: [] };
    const form = options.to ?? (/\.(?:jsonl?|md)$/i.test(path) ? 'yaml' : 'current');
    try {
        const text = await readExactly(path, file, site);
        const foreign = foreignIn(file, text);
        if (foreign !== undefined) {
            const outcome = isNamed ? 'refused' : 'passed-over';
            return { ...about, kind: 'unknown', form, outcome, problems: isNamed ? [foreign] : [] };
        }
        const kind = await convertibleKind(path, text.replace(/^\uFEFF/, ''), isNamed, runtime.files);
        if (kind === 'unknown' && !isNamed)
            return { ...about, kind, form, outcome: 'passed-over' };
        const converted = await convertText({ path, file, text, kind, form }, site);
        if (converted.kind === 'refused')
            return { ...about, kind, form, outcome: 'refused', problems: converted.problems };
        const outcome = converted.text === text ? 'unchanged' : 'changed';
        return { ...about, form, outcome, ...converted, kind };
    }
    catch (error) {
        if (!(error instanceof errors/* UserError */.yo))
            throw error;
        return { ...about, kind: 'unknown', form, outcome: 'refused', problems: error.problems };
    }
}
function foreignIn(file, text) {
    if (!/\.ya?ml$/i.test(file))
        return undefined;
    const opened = (0,suite_source/* openYaml */.IM)(file, text);
    return opened.kind === 'invalid' ? undefined : (0,foreign_format/* foreignFormat */.U)(opened.root);
}
async function readExactly(path, file, { runtime }) {
    const bytes = await runtime.files.readBytes(path, suite_file/* MAX_SUITE_BYTES */.ql);
    try {
        return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    }
    catch (cause) {
        throw (0,errors/* userError */.IF)('FILE_UNREADABLE', `${file} is not text in UTF-8`, { hint: 'Save it as UTF-8.', cause });
    }
}
async function convertText(given, site) {
    const { file, text, kind, form } = given;
    switch (kind) {
        case 'agent-skills':
            return form === 'yaml' ? yamlOfAgentSkills(file, text, fromOutput(given, site)) : noSuchForm(given);
        case 'chat':
            return form === 'yaml' ? yamlOfChat(file, text, /\.md$/i.test(file) ? 'markdown' : 'json') : noSuchForm(given);
        case 'jsonl':
            return form === 'yaml' ? convertJsonl(given, site) : noSuchForm(given);
        case 'targets':
            return form === 'current' ? convertTargets(file, text) : noSuchForm(given);
        case 'suite':
        case 'cases':
        case 'sidecar':
        case 'case':
        case 'template':
            return convertYaml(given, kind, site);
        case 'unknown':
            return unknownFile(given);
        default:
            return (0,never/* never */.Z)(kind);
    }
}
async function convertYaml(given, kind, site) {
    const { file, text, path, form } = given;
    const { all = false, lossy = false } = site.options;
    if (form === 'yaml' || (form === 'jsonl' && kind !== 'suite' && kind !== 'cases'))
        return noSuchForm(given);
    return withPrompts((0,external_node_path_.dirname)(path), site, (isFile) => form === 'jsonl'
        ? jsonlOfYaml(file, text, { kind, all, lossy, isFile })
        : convertSuite(file, text, { kind, all, isFile }));
}
async function convertJsonl({ path, file, text }, site) {
    const { files, cwd } = site.runtime;
    const problems = [];
    const settingsFile = await (0,jsonl/* sidecarOf */.hQ)(path, { files }, problems);
    if (problems.length > 0)
        return { kind: 'refused', problems };
    if (settingsFile !== undefined && (await boundsOf((0,external_node_path_.dirname)(path), site).sideOf(settingsFile)) !== 'inside') {
        const message = `${(0,shown_path/* shownPath */.p)(settingsFile, cwd)} is a link that leads out of the repository and is not read`;
        return { kind: 'refused', problems: [{ code: 'FILE_UNREADABLE', severity: 'error', message }] };
    }
    const sidecar = settingsFile === undefined
        ? undefined
        : { file: (0,shown_path/* shownPath */.p)(settingsFile, cwd), text: await files.read(settingsFile, suite_file/* MAX_SUITE_BYTES */.ql) };
    return withPrompts((0,external_node_path_.dirname)(path), site, (isFile) => yamlOfJsonl({ file, text }, sidecar, { all: site.options.all ?? false, isFile }));
}
const boundsOf = (folder, { root, runtime }) => new bounds/* Bounds */.c([root, runtime.cwd, folder], runtime.files);
async function withPrompts(folder, { root, runtime }, work) {
    const paths = new file_paths/* FilePaths */.Nu({ folder, root, cwd: runtime.cwd, files: runtime.files });
    const known = new Map();
    const asked = new Set();
    const made = work((prompt) => {
        asked.add(prompt);
        return false;
    });
    for (const prompt of asked)
        known.set(prompt, await isFound(prompt, paths));
    return [...known.values()].includes(true) ? work((prompt) => known.get(prompt) === true) : made;
}
async function isFound(prompt, paths) {
    try {
        await paths.find(prompt);
        return true;
    }
    catch (error) {
        if (error instanceof file_paths/* NotRead */.Yo)
            return false;
        throw error;
    }
}
function fromOutput({ path }, { options, runtime }) {
    const output = options.output === undefined ? path : (0,external_node_path_.resolve)(runtime.cwd, options.output);
    const [from, to] = [(0,external_node_path_.dirname)(path), (0,external_node_path_.dirname)(output)];
    if (from === to)
        return (given) => given;
    return (given) => (/^[/\\]/.test(given) ? given : (0,external_node_path_.relative)(to, (0,external_node_path_.resolve)(from, given)).replaceAll('\\', '/'));
}
const FORMS = {
    'agent-skills': '--to yaml: an evals.json becomes a YAML suite',
    chat: '--to yaml: a chat becomes a YAML suite',
    jsonl: '--to yaml: a JSONL suite becomes a YAML suite',
    targets: '--to current',
    suite: '--to current or --to jsonl',
    cases: '--to current or --to jsonl',
};
function noSuchForm({ file, kind, form }) {
    const expected = FORMS[kind] ?? '--to current';
    const message = `${file} cannot be converted to ${form}`;
    return { kind: 'refused', problems: [{ code: 'INPUT_INVALID', severity: 'error', message, expected }] };
}
function unknownFile({ file, path }) {
    const isScript = /\.[mc]?ts$/i.test(path);
    const message = isScript
        ? `${file}: suites written in TypeScript are not converted, because reading one means running it`
        : `${file} is neither a suite nor a targets file`;
    const expected = 'a mapping with "tests" or "targets", a list of tests, a JSONL suite, an evals.json, or a chat as .json or .md';
    return { kind: 'refused', problems: [{ code: 'WRONG_TYPE', severity: 'error', message, expected }] };
}
async function convertibleKind(path, text, isNamed, files) {
    if (/\.jsonl$/i.test(path))
        return 'jsonl';
    if (/\.md$/i.test(path))
        return 'chat';
    if (/\.json$/i.test(path)) {
        const opened = (0,suite_source/* openJson */.VH)(path, text);
        return opened.kind !== 'invalid' && isChat(opened.root) ? 'chat' : 'agent-skills';
    }
    if (!/\.ya?ml$/i.test(path))
        return 'unknown';
    const opened = (0,suite_source/* openYaml */.IM)(path, text);
    const kind = (0,file_kind/* fileKind */.h)(path, text);
    if (kind === 'config')
        return 'unknown';
    if (opened.kind === 'invalid')
        return kind === 'targets' ? 'targets' : isNamed || isNamedLikeSuite(path) ? 'suite' : 'unknown';
    const { root } = opened;
    if (kind === 'targets')
        return isNamed || looksLikeTargets(root) ? 'targets' : 'unknown';
    const shape = await suiteText(path, root, files);
    if (shape !== undefined && (isNamed || isNamedLikeSuite(path) || looksLikeTests(root)))
        return shape;
    return shape === 'sidecar' ? shape : 'unknown';
}
const isNamedLikeSuite = (path) => /(?:^|\.)eval\.ya?ml$/i.test((0,external_node_path_.basename)(path));
async function suiteText(path, root, files) {
    if (root.isList)
        return 'cases';
    if (!root.isMap)
        return undefined;
    if (yaml/* TEST_LISTS */.tv.some((name) => root.key(name) !== undefined))
        return 'suite';
    const problems = [];
    if ((await (0,jsonl/* datasetOf */.gA)(root, path, { files }, problems)) !== undefined)
        return 'sidecar';
    if (INPUTS.some((name) => root.key(name) !== undefined))
        return 'case';
    return root.field('assertions')?.isList ? 'template' : undefined;
}
const INPUTS = ['input', 'input_messages'];
const OF_A_TEST = [...INPUTS, 'criteria', 'expected_outcome', 'outcome', 'expected_output', 'expected_messages'];
function looksLikeTests(root) {
    const list = root.isList ? root : yaml/* TEST_LISTS */.tv.flatMap((name) => root.field(name) ?? [])[0];
    const [first] = (list?.items() ?? (root.isMap ? [root] : [])).filter((item) => item.isMap);
    return first?.key('id') !== undefined && OF_A_TEST.some((name) => first.key(name) !== undefined);
}
function looksLikeTargets(root) {
    const [first] = root.field('targets')?.items() ?? [];
    const keys = ['provider', 'use_target', 'settings'];
    return first?.key('name') !== undefined && keys.some((key) => first.key(key) !== undefined);
}

;// CONCATENATED MODULE: ./build/js/src/app/inspect/conversion-output.js





async function writeInPlace({ path, file, text }, site) {
    const { files } = site.runtime;
    const side = await boundsOf(site.runtime.cwd, site).sideOf(path);
    if (side !== 'inside') {
        const why = side === 'link' ? 'is a link that leads out of the repository' : 'is outside the repository';
        throw (0,errors/* userError */.IF)('OUTPUT_UNWRITABLE', `${file} ${why} and is not written`, {
            hint: 'Run convert in the repository that contains it.',
        });
    }
    await files.write(await files.realPath(path), text ?? '');
}
async function writeOutput(made, output, site) {
    const path = (0,external_node_path_.resolve)(site.runtime.cwd, output);
    if (made.form === 'jsonl' && !/\.jsonl$/i.test(path)) {
        throw (0,errors/* userError */.IF)('INPUT_INVALID', `${output} is not a file name for JSONL`, {
            expected: 'a name that ends in .jsonl',
        });
    }
    const sidecar = made.form === 'jsonl' && made.kind === 'suite' ? await freeSidecar(made, path, site) : undefined;
    const outputs = [
        ...(sidecar === undefined || made.sidecar === undefined ? [] : [{ path: sidecar, text: made.sidecar }]),
        { path, text: made.text ?? '' },
    ];
    for (const each of outputs)
        await refuseToOverwrite(each.path, site);
    for (const each of outputs)
        await site.runtime.files.write(each.path, each.text);
    return outputs.map((each) => (0,shown_path/* shownPath */.p)(each.path, site.runtime.cwd));
}
async function freeSidecar({ path }, output, { options, runtime }) {
    const problems = [];
    const there = await (0,jsonl/* sidecarOf */.hQ)(output, { files: runtime.files }, problems);
    if (problems.length > 0)
        throw new errors/* UserError */.yo(problems);
    const free = output.replace(/\.jsonl$/i, '.yaml');
    if (there === undefined || (there === free && there !== path && options.force))
        return free;
    throw (0,errors/* userError */.IF)('OUTPUT_UNWRITABLE', `${(0,shown_path/* shownPath */.p)(there, runtime.cwd)} exists and would be read as the settings of the JSONL file`, {
        hint: 'Choose another name for the output.',
    });
}
async function refuseToOverwrite(path, site) {
    const { files, cwd } = site.runtime;
    const shown = (0,shown_path/* shownPath */.p)(path, cwd);
    const state = await files.state(path);
    if (state === 'folder')
        throw (0,errors/* userError */.IF)('OUTPUT_UNWRITABLE', `${shown} is a folder`, { expected: 'a file to write' });
    if (state === 'file' && !site.options.force) {
        throw (0,errors/* userError */.IF)('OUTPUT_UNWRITABLE', `${shown} already exists`, { hint: 'Use --force to overwrite it.' });
    }
    let existing = path;
    while ((await files.state(existing)) === 'missing' && (0,external_node_path_.dirname)(existing) !== existing)
        existing = (0,external_node_path_.dirname)(existing);
    if ((await boundsOf(cwd, site).sideOf(existing)) === 'link') {
        throw (0,errors/* userError */.IF)('OUTPUT_UNWRITABLE', `${shown} is a link that leads out of the repository and is not written`);
    }
}

// EXTERNAL MODULE: ./build/js/src/shared/did-you-mean.js
var did_you_mean = __webpack_require__(40958);
;// CONCATENATED MODULE: ./build/js/src/app/inspect/convertible-files.js



const NOT_SEARCHED = ['!**/node_modules/**', '!**/dist/**', '!**/.git/**'];
async function findConvertible(asked, cwd, files) {
    const wanted = asked.filter((pattern) => !pattern.startsWith('!'));
    const excluded = asked.filter((pattern) => pattern.startsWith('!')).map((pattern) => pattern.slice(1));
    const found = new Map();
    const missing = [];
    for (const pattern of wanted) {
        const candidates = await expand(pattern, cwd, files);
        if (candidates.length === 0)
            missing.push(pattern);
        for (const candidate of candidates) {
            const isNamed = candidate.isNamed || found.get(candidate.path)?.isNamed === true;
            found.set(candidate.path, { path: candidate.path, isNamed });
        }
    }
    if (missing.length > 0) {
        throw (0,errors/* userError */.IF)('NOTHING_MATCHED', `There is nothing to convert in ${(0,did_you_mean/* listed */.KE)(missing)}`, {
            expected: 'a file, a folder with YAML files, or a glob for .yaml, .yml, .jsonl or .json files',
            hint: `Paths start at ${cwd}.`,
        });
    }
    const unwanted = new Set((await Promise.all(excluded.map((pattern) => expand(pattern, cwd, files)))).flat().map(({ path }) => path));
    const convertible = [...found.values()].filter(({ path }) => !unwanted.has(path));
    if (convertible.length > 0)
        return convertible.toSorted((a, b) => (a.path < b.path ? -1 : 1));
    throw (0,errors/* userError */.IF)('NOTHING_MATCHED', 'There is nothing to convert: no file is given, or all are excluded');
}
async function expand(pattern, cwd, files) {
    const path = (0,external_node_path_.resolve)(cwd, pattern);
    const state = await files.state(path);
    if (state === 'file')
        return [{ path, isNamed: true }];
    const found = state === 'folder'
        ? await files.glob(['**/*.{yaml,yml}', ...NOT_SEARCHED], { cwd: path })
        : await files.glob([pattern, ...NOT_SEARCHED], { cwd });
    return found.filter((match) => /\.(?:ya?ml|jsonl?)$/i.test(match)).map((match) => ({ path: match, isNamed: false }));
}

// EXTERNAL MODULE: ./build/js/src/app/inspect/survey.js
var survey = __webpack_require__(20432);
// EXTERNAL MODULE: ./build/js/src/app/cli/command.js
var command = __webpack_require__(8579);
// EXTERNAL MODULE: ./build/js/src/app/cli/problem-lines.js
var problem_lines = __webpack_require__(78479);
;// CONCATENATED MODULE: ./build/js/src/app/cli/commands/convert.js
















const convert_command = (0,command/* defineCommand */.N)({
    help: `
Examples:
  eval-action convert evals/old.yaml
  eval-action convert evals .agentv/targets.yaml --check
  eval-action convert 'evals/**/*.yaml' .agentv --write
  eval-action convert skills/csv/evals.json -o evals/csv.eval.yaml
  eval-action convert chat.md -o evals/chat.eval.yaml
  eval-action convert evals/refunds.eval.yaml --to jsonl -o evals/refund-lines.jsonl

Exit codes: 0 converted or nothing to convert, 1 --check found files to convert, 2 a file could not be converted.`,
    flags: (parser) => parser
        .argument('<paths...>', 'suites, targets files, folders or globs; ! excludes')
        .addOption(new esm/* Option */.c$('--to <FORM>', 'format to convert to (default: yaml for .json, .jsonl and .md, current for .yaml)').choices(['current', 'yaml', 'jsonl']))
        .option('-o, --output <FILE>', 'file to write (default: print; several files need --write or --check)')
        .option('--force', 'allow --output to overwrite a file')
        .option('--write', 'convert the files in place; keeps comments, order and quotes')
        .option('--check', 'write nothing, and exit with 1 if a file would change')
        .option('--all', 'also convert code_judge, agent_judge and script, whose scripts then get different input')
        .option('--lossy', 'omit what JSONL cannot express, and report it')
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
    run: convert_converted,
});
async function convert_converted(options, runtime, terminal) {
    const site = { options, runtime, root: await (0,discover/* findRepository */.W1)(runtime.cwd, runtime.files) };
    const candidates = await findConvertible(options.paths, runtime.cwd, runtime.files);
    const isOne = candidates.length === 1;
    if (!isOne && options.output !== undefined)
        throw oneAtATime('--output takes one file');
    if (!isOne && !options.write && !options.check && !options.json)
        throw oneAtATime('Only one file can be printed');
    const conversionsMade = await (0,in_parallel/* inParallel */.H)(candidates, (candidate) => convertFile(candidate, site));
    const done = await (0,in_parallel/* inParallel */.H)(conversionsMade, (each) => deliver(each, site));
    const conversions = done.map(({ conversion }) => conversion);
    if (options.json)
        terminal.print((0,harmless_json/* harmlessJson */.E)(documentOf(done), 2));
    else
        print(done, site, terminal);
    if (conversions.some(({ outcome }) => outcome === 'refused'))
        return 2;
    return options.check && conversions.some(({ outcome }) => outcome === 'changed') ? 1 : 0;
}
const oneAtATime = (message) => (0,errors/* userError */.IF)('INPUT_INVALID', message, { hint: 'Use --write or --check for several files.' });
async function deliver(conversion, site) {
    const { options } = site;
    const isNew = conversion.form !== 'current';
    try {
        if (conversion.outcome === 'refused' || conversion.outcome === 'passed-over')
            return { conversion, written: [] };
        if (options.write && isNew)
            throw inAnotherForm(conversion);
        if (options.write && conversion.outcome === 'changed') {
            await writeInPlace(conversion, site);
            return { conversion, written: [conversion.file] };
        }
        const written = options.output === undefined ? [] : await writeOutput(conversion, options.output, site);
        const isPrinted = options.output === undefined && !options.write && !options.check && !options.json;
        if (isPrinted)
            refuseToPrint(conversion, site);
        return { conversion, written };
    }
    catch (error) {
        if (!(error instanceof errors/* UserError */.yo))
            throw error;
        return { conversion: { ...conversion, outcome: 'refused', problems: error.problems }, written: [] };
    }
}
const inAnotherForm = ({ file, form }) => (0,errors/* userError */.IF)('INPUT_INVALID', `${file} would become ${form}, which needs a new file`, {
    hint: 'Name it with --output.',
});
function refuseToPrint({ file, text = '', sidecar }, { runtime }) {
    const hint = 'Set the file to write with --output.';
    if (sidecar !== undefined) {
        throw (0,errors/* userError */.IF)('INPUT_INVALID', `${file} becomes two files: one with the tests and one with the settings`, {
            hint,
        });
    }
    const lines = text.replaceAll('\r\n', '\n');
    if (runtime.env['GITHUB_ACTIONS'] === 'true' && (0,workflow_command/* neutral */.SY)(lines) !== lines) {
        throw (0,errors/* userError */.IF)('INPUT_INVALID', `${file} contains text that the runner of this job would execute as workflow commands`, { hint });
    }
}
function print(done, { options }, terminal) {
    const plain = (0,paint/* paintFor */.e)({ colour: false });
    for (const { conversion } of done) {
        const lines = conversionLines(conversion, plain);
        if (lines.length > 0)
            terminal.complain(lines.join('\n'));
    }
    const files = done.map(({ conversion }) => conversion);
    if (options.write || options.check)
        terminal.print(conversionSummary(files, options.write ? 'written' : 'would change'));
    else if (options.output !== undefined)
        for (const { written } of done)
            for (const file of written)
                terminal.print(`written  ${file}`);
    else
        for (const { outcome, text = '' } of files)
            if (outcome !== 'refused')
                terminal.print(text.replace(/\r?\n$/, ''));
}
function documentOf(done) {
    const files = done.filter(({ conversion }) => conversion.outcome !== 'passed-over');
    const count = (wanted) => done.filter(({ conversion }) => conversion.outcome === wanted).length;
    return {
        schemaVersion: 1,
        files: files.map(({ conversion: { file, kind, form, outcome, changes, left, problems, text, sidecar }, written }) => ({
            file,
            kind,
            to: form,
            outcome,
            changes,
            left,
            problems,
            text: outcome !== 'refused' ? text : undefined,
            sidecar: outcome !== 'refused' ? sidecar : undefined,
            written,
        })),
        counts: {
            files: files.length,
            changed: count('changed'),
            unchanged: count('unchanged'),
            refused: count('refused'),
            passedOver: count('passed-over'),
        },
    };
}
const MOST_SHOWN = 200;
function conversionLines({ file, changes, left, problems }, paint) {
    const said = [...changes.map((each) => convert_lineOf(each, '')), ...left.map((each) => convert_lineOf(each, 'note: '))];
    const rest = said.length - MOST_SHOWN;
    return [
        ...said.slice(0, MOST_SHOWN),
        ...(rest > 0 ? [`  \u2026 and ${rest} more of this file (--json lists all)`] : []),
        ...(0,problem_lines/* problemLines */.p)((0,survey/* inFile */.s5)(file, problems), paint),
    ];
}
const convert_lineOf = ({ message, location, hint }, kind) => (0,terminal/* oneLine */.T)(`${(0,suite_location/* locationText */.f)(location)}: ${kind}${message}${hint === undefined ? '' : `. ${hint}`}`);
function conversionSummary(files, done) {
    const count = (outcome) => files.filter((file) => file.outcome === outcome).length;
    const looked = files.length - count('passed-over');
    const parts = [
        count('changed') === 0 ? 'nothing to convert' : `${count('changed')} ${done}`,
        ...(count('refused') > 0 ? [`${count('refused')} could not be converted`] : []),
        ...(count('passed-over') > 0 ? [`${(0,shared_text/* plural */.LS)('other YAML file', count('passed-over'))} skipped`] : []),
    ];
    return `${(0,shared_text/* plural */.LS)('file', looked)} checked: ${parts.join(', ')}`;
}


/***/ }),

/***/ 78479:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ problemLines)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7126);
/* harmony import */ var _model_grouped_problems_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10664);
/* harmony import */ var _model_suite_location_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37987);
/* harmony import */ var _reports_escape_terminal_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10043);
/* harmony import */ var _reports_terminal_columns_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9283);





const MOST_SHOWN = 100;
function problemLines(problems, paint, columns) {
    const groups = (0,_model_grouped_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .groupProblems */ .U)(problems);
    const lines = groups.slice(0, MOST_SHOWN).flatMap((problem) => linesOf(problem, paint, columns));
    const rest = (0,_model_grouped_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .countGrouped */ .m)(groups.slice(MOST_SHOWN));
    return rest > 0 ? [...lines, paint.dim(`  \u2026 and ${rest} more of this file (--json lists all)`)] : lines;
}
function linesOf(problem, paint, columns) {
    const { file, location, severity, expected, found, hint } = problem;
    const where = (0,_reports_escape_terminal_js__WEBPACK_IMPORTED_MODULE_3__/* .oneLine */ .T)(location === undefined ? file : (0,_model_suite_location_js__WEBPACK_IMPORTED_MODULE_2__/* .locationText */ .f)(location));
    const word = severity === 'error' ? paint.red('error') : paint.yellow('warning');
    const start = `${where}: ${severity}:`;
    const [first = '', ...rest] = (0,_reports_terminal_columns_js__WEBPACK_IMPORTED_MODULE_4__/* .hanging */ .rM)(`${start} ${(0,_reports_escape_terminal_js__WEBPACK_IMPORTED_MODULE_3__/* .oneLine */ .T)((0,_model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .sentenceOf */ .$N)(problem))}`, columns);
    const head = first.startsWith(start) ? `${paint.bold(where)}: ${word}:${first.slice(start.length)}` : first;
    const details = [
        expected === undefined ? undefined : `expected: ${expected}`,
        found === undefined ? undefined : `found: ${found}`,
        hint,
    ].filter((line) => line !== undefined);
    return [head, ...rest, ...details.flatMap((line) => (0,_reports_terminal_columns_js__WEBPACK_IMPORTED_MODULE_4__/* .hanging */ .rM)(`  ${(0,_reports_escape_terminal_js__WEBPACK_IMPORTED_MODULE_3__/* .oneLine */ .T)(line)}`, columns))];
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
