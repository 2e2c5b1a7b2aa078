export const id = 3543;
export const ids = [3543];
export const modules = {

/***/ 62064:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R5: () => (/* binding */ readInput),
/* harmony export */   UK: () => (/* binding */ readInputFiles),
/* harmony export */   XE: () => (/* binding */ saysSomething),
/* harmony export */   vX: () => (/* binding */ readExpected),
/* harmony export */   wG: () => (/* binding */ pathsOf)
/* harmony export */ });
/* unused harmony export messageDefinitions */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26921);
/* harmony import */ var _model_run_message_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89976);
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56290);
/* harmony import */ var _block_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9732);
/* harmony import */ var _references_references_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(61844);





const MESSAGE = (0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .block */ .om)({
    of: 'a message',
    required: ['content'],
    meant: { text: 'content', value: 'content' },
    more: { anyOf: [{ required: ['content'] }, { required: ['tool_calls'] }] },
}, () => ({
    role: (0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .needed */ .Ow)(zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(_model_run_message_js__WEBPACK_IMPORTED_MODULE_1__/* .roles */ .Ot), 'Who speaks.', `one of ${_model_run_message_js__WEBPACK_IMPORTED_MODULE_1__/* .roles */ .Ot.join(', ')}`),
    content: (0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .optionalPart */ ._I)('content', 'The content: text, one object (shown as JSON), or a list of parts.'),
    tool_calls: (0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
        tool: (0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .needed */ .Ow)(_block_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq, 'The name of the tool that is called.'),
        input: (0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J(), 'The input of the tool.'),
        output: (0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J(), 'The output of the tool.'),
        id: (0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(_block_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq, 'The id of the call, as the provider gave it.'),
        status: (0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(_block_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq, 'How the call ended, such as "ok" or "error".'),
    })), 'The tools that are called with this message.'),
    name: (0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(_block_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq, 'The name of the speaker.'),
    metadata: (0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(_block_js__WEBPACK_IMPORTED_MODULE_3__/* .anyObject */ .aH, 'Data of your own about the message.'),
}));
const messageDefinitions = () => ({
    input: z.union([text, part('message'), anyObject.meta({ not: { required: ['role'] } }), z.array(part('message'))]),
    expected: z.union([text, part('message'), anyObject.meta({ not: { required: ['role'] } }), z.array(z.unknown())]),
    message: MESSAGE.schema,
    content: z.union([text, anyObject, z.array(part('part'))]),
    part: z.union([
        text,
        z.looseObject({
            type: field(text, 'The type of the part: "text", "file", "image", or another word for data that graders read.').meta({ anyOf: [{ enum: ['text', 'file', 'image'] }, { type: 'string' }] }),
            value: field(z.unknown(), 'The text itself, or the path of the file or image.'),
        }),
    ]),
});
const AS_TEXT = 'Put quotes around it to make it text.';
function readInput(field, references) {
    warnOfRoleMarkers(field);
    if (field.text !== undefined)
        return [{ role: 'user', content: field.text }];
    if (field.isList)
        return field.items().flatMap((item) => readMessage(item, references));
    if (field.isMap && field.key('role') !== undefined)
        return readMessage(field, references);
    if (field.isMap)
        return [{ role: 'user', content: { structured: field.value } }];
    field.addWrongType('text, a mapping, or a list of messages', AS_TEXT);
    return [];
}
function readExpected(field, references) {
    if (field.text !== undefined)
        return [{ role: 'assistant', content: field.text }];
    if (field.isMap && field.key('role') !== undefined)
        return readMessage(field, references);
    const items = field.items();
    if (items[0]?.key('role') !== undefined)
        return items.flatMap((item) => readMessage(item, references));
    if (field.isMap || field.isList)
        return [{ role: 'assistant', content: { structured: field.value } }];
    field.addWarning('UNUSED', `"${field.name}" is a ${typeof field.value} and is ignored`, {
        expected: 'text, a mapping or a list',
        found: field.found,
        hint: 'Put quotes around it to compare with it as text.',
    });
    return [];
}
function saysSomething({ content, toolCalls = [] }) {
    if (toolCalls.length > 0)
        return true;
    if (!Array.isArray(content))
        return !isEmpty(content);
    return content.some((part) => part.type !== 'text' || !isEmpty(part.value));
}
const isEmpty = (value) => value === undefined ||
    value === null ||
    (typeof value === 'string' && (0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .isBlank */ .z3)(value)) ||
    (typeof value === 'object' && Object.values(value).every(isEmpty));
function pathsOf(messages) {
    const files = (0,_model_run_message_js__WEBPACK_IMPORTED_MODULE_1__/* .partsIn */ .gw)(messages).filter((part) => part.type === 'file' || part.type === 'image');
    return [...new Set(files.flatMap(({ absolutePath }) => absolutePath ?? []))];
}
function readMessage(item, references) {
    if (!item.isMap) {
        const details = { expected: '{ role: user, content: "\u2026" }', found: item.found };
        item.addError('WRONG_TYPE', 'A message must be a mapping', details);
        return [];
    }
    MESSAGE.open(item);
    const { role, name, metadata } = MESSAGE.values(item, 'role', 'name', 'metadata');
    const content = readContent(item.field('content'), references);
    const calls = item.field('tool_calls');
    if (calls !== undefined && !calls.isList)
        calls.addWrongType('a list of tool calls');
    const read = (calls?.items() ?? []).flatMap((call) => {
        const tool = call.field('tool');
        if (tool?.text !== undefined) {
            const [id, status] = [call.field('id')?.text, call.field('status')?.text];
            return [{ tool: tool.text, input: call.key('input')?.value, output: call.key('output')?.value, id, status }];
        }
        if (tool === undefined)
            call.addMissing('tool', 'A tool call needs "tool"', 'the name of a tool');
        tool?.addWrongType('the name of a tool');
        return [];
    });
    const toolCalls = read.length > 0 ? read : undefined;
    if (item.field('content') === undefined && toolCalls === undefined) {
        item.addMissing('content', 'A message needs "content" or "tool_calls"', 'text, a mapping, or a list of parts');
    }
    return role === undefined ? [] : [{ role, name, content, toolCalls, metadata }];
}
function readContent(field, references) {
    if (field === undefined)
        return undefined;
    warnOfRoleMarkers(field);
    if (field.text !== undefined)
        return field.text;
    if (field.isList)
        return field.items().flatMap((item) => readPart(item, references));
    if (field.isMap)
        return { structured: field.value };
    return field.addWrongType('text, a mapping, or a list of parts', AS_TEXT);
}
function readPart(item, references) {
    const field = item.field('value');
    warnOfRoleMarkers(item.isMap ? field : item);
    if (item.text !== undefined)
        return item.text === '' ? [] : [{ type: 'text', value: item.text }];
    if (!item.isMap) {
        item.addWrongType('text or a mapping with "type" and "value"', undefined, 'content');
        return [];
    }
    const type = item.field('type')?.value;
    if (type !== 'text' && type !== 'file' && type !== 'image') {
        return [{ type: 'data', value: item.value }];
    }
    if (field === undefined) {
        item.addMissing('value', `A part of type "${type}" needs "value"`, type === 'text' ? 'text' : 'the path of a file');
        return [];
    }
    if (type === 'image')
        return readImage(field, references);
    if (type === 'file')
        return readFile(field, references);
    if (field.text !== undefined)
        return [{ type: 'text', value: field.text }];
    field.addWrongType('text', AS_TEXT);
    return [];
}
function readInputFiles(field, references) {
    if (field.isList)
        return field.items().flatMap((item) => readFile(item, references));
    field.addWrongType('a list of paths');
    return [];
}
function readFile(field, references) {
    if (_model_run_message_js__WEBPACK_IMPORTED_MODULE_1__/* .commonImageTypes */ .Q4.includes((0,_references_references_js__WEBPACK_IMPORTED_MODULE_4__/* .imageTypeOf */ .tL)(field.text ?? '') ?? ''))
        return readImage(field, references);
    const value = readPath(field);
    const file = value === undefined ? undefined : references.found(references.text(value), field);
    if (file === undefined)
        return [];
    const { path, absolutePath, text, isGuideline } = file;
    return [{ type: 'file', path, absolutePath, text, isGuideline }];
}
function readImage(field, references) {
    const path = readPath(field);
    const image = path === undefined ? undefined : references.found(references.image(path), field);
    if (image === undefined)
        return [];
    const { mediaType, dataUri, absolutePath } = image;
    return [{ type: 'image', mediaType, dataUri, absolutePath }];
}
const readPath = (field) => field.text?.trim() ? field.text : field.addWrongType('the path of a file', undefined, 'value');
const ROLE_MARKER = /^@\[(?:System|User|Assistant|Tool)\]:/m;
function warnOfRoleMarkers(field) {
    const [marker] = ROLE_MARKER.exec(field?.text ?? '') ?? [];
    if (marker === undefined)
        return;
    field?.addWarning('WRONG_TYPE', `The text contains "${marker}", which marks the messages of a prompt`, {
        expected: 'a list with one message for each role',
        hint: 'Write [{ role: system, content: \u2026 }, { role: user, content: \u2026 }].',
    });
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


const fileKinds = (/* unused pure expression or super */ null && (['suite', 'targets', 'config', 'cases', 'unknown']));
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

/***/ 39738:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GW: () => (/* binding */ newIncludes),
/* harmony export */   Mc: () => (/* binding */ implicitGraders),
/* harmony export */   Ts: () => (/* binding */ readGraders),
/* harmony export */   vF: () => (/* binding */ readRubrics),
/* harmony export */   w8: () => (/* binding */ readEvaluator)
/* harmony export */ });
/* unused harmony exports GRADER, TEMPLATE, MAX_INCLUDES */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26921);
/* harmony import */ var _model_suite_kind_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38034);
/* harmony import */ var _model_suite_number_limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(95974);
/* harmony import */ var _model_text_similar_names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(64973);
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(56290);
/* harmony import */ var _block_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9732);
/* harmony import */ var _old_names_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(64717);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(57928);









const GRADER = (0,_block_js__WEBPACK_IMPORTED_MODULE_6__/* .block */ .om)({ of: 'a grader' }, () => ({
    type: (0,_block_js__WEBPACK_IMPORTED_MODULE_6__/* .needed */ .Ow)(_block_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq, 'How the answer is judged; "_" and "-" are equal, and so are upper and lower case.'),
    name: (0,_block_js__WEBPACK_IMPORTED_MODULE_6__/* .field */ .ZZ)(_block_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq, 'The name of the grader in results; by default made from its type.'),
    weight: (0,_block_js__WEBPACK_IMPORTED_MODULE_6__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().min(0).max(_model_suite_number_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_WEIGHT */ .K3), 'How much the grader counts in the mean; 1 when it is absent.'),
    required: (0,_block_js__WEBPACK_IMPORTED_MODULE_6__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([_block_js__WEBPACK_IMPORTED_MODULE_6__/* .flag */ .Jt, _block_js__WEBPACK_IMPORTED_MODULE_6__/* .markOfGrader */ .Qu]), 'Whether the test fails when this grader does, whatever the mean; a number is the old way to give its pass mark.', 'true, or a number over 0 and up to 1'),
    min_score: (0,_block_js__WEBPACK_IMPORTED_MODULE_6__/* .field */ .ZZ)(_block_js__WEBPACK_IMPORTED_MODULE_6__/* .markOfGrader */ .Qu, 'The score that a required grader must reach, over 0 and up to 1.', 'a number over 0 and up to 1'),
    negate: (0,_block_js__WEBPACK_IMPORTED_MODULE_6__/* .field */ .ZZ)(_block_js__WEBPACK_IMPORTED_MODULE_6__/* .flag */ .Jt, 'Whether the verdict is turned round.'),
}));
const TEMPLATE = (0,_block_js__WEBPACK_IMPORTED_MODULE_6__/* .block */ .om)({ of: 'a template', meant: { assert: 'assertions', evaluators: 'assertions' } }, () => ({
    $schema: (0,_block_js__WEBPACK_IMPORTED_MODULE_6__/* .field */ .ZZ)(_block_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq, 'Marks the file.'),
    name: (0,_block_js__WEBPACK_IMPORTED_MODULE_6__/* .field */ .ZZ)(_block_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq, 'Name of the template; suites include it by the name of its file.'),
    description: (0,_block_js__WEBPACK_IMPORTED_MODULE_6__/* .field */ .ZZ)(_block_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq, 'Purpose of the graders of the template.'),
    assertions: (0,_block_js__WEBPACK_IMPORTED_MODULE_6__/* .needed */ .Ow)((0,_block_js__WEBPACK_IMPORTED_MODULE_6__/* .part */ .y_)('graders'), 'The graders that replace "include".'),
}));
const MAX_NESTING = 3;
const MAX_INCLUDES = 20_000;
const newIncludes = () => ({ count: 0, checked: new Set() });
function readGraders(list, reading, isTurn = false) {
    const { kinds, references, texts, includes } = reading;
    return readList(list, { kinds, references, texts, includes, isTurn, way: [] });
}
function readList(list, reading) {
    const entries = readEntries(list, reading);
    const criteria = entries.filter((entry) => 'criterion' in entry);
    const [first] = criteria;
    return entries.flatMap((entry) => {
        if (!('criterion' in entry))
            return entry;
        if (entry !== first)
            return [];
        const texts = criteria.map(({ criterion }) => criterion);
        const common = { type: 'rubrics', declaredAs: 'rubrics', negate: false, location: first.item.location };
        if (!reading.isTurn)
            return { ...common, name: 'rubrics', weight: texts.length, options: { criteria: texts } };
        const rubrics = texts.map((outcome, index) => ({ id: `criterion-${index + 1}`, outcome, required: false }));
        return { ...common, name: 'turn-rubrics', weight: 1, options: { criteria: rubrics } };
    });
}
function readEntries(list, reading) {
    if (!list.isList) {
        const hint = list.isMap ? 'Put "- " before its first key to make it a list.' : undefined;
        list.addWrongType('a list of graders', hint, 'assertions');
        return [];
    }
    return list.items().flatMap((item) => {
        if (item.keys().length === 1 && item.key('include') !== undefined)
            return readIncluded(item, reading);
        if (item.isMap)
            return [readGrader(item, reading) ?? []].flat();
        const criterion = item.text?.trim();
        if (criterion)
            return [{ criterion, item }];
        if (criterion === undefined)
            item.addWrongType('a mapping with "type", or a criterion as text', undefined, 'grader');
        else
            item.addWarning('UNUSED', 'An empty text in the list of graders has no effect and is ignored');
        return [];
    });
}
function readIncluded(entry, reading) {
    const { way, references, texts, includes } = reading;
    const name = entry.field('include')?.text;
    if (name === undefined || name.trim() === '') {
        entry.key('include')?.addWrongType('the name or the path of a template');
        return [];
    }
    const from = way.at(-1);
    const file = references.template(name, from === undefined ? undefined : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(from));
    if (file.kind === 'unread')
        return [];
    if (file.kind !== 'found') {
        const shown = (0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .cutMiddle */ .it)(name, 100);
        const isName = file.complaint.code === 'FILE_MISSING' && !/[/\\]|^\./.test(name);
        const expected = `.agentv/templates/${shown}.yaml in one of the folders above`;
        const missing = { message: `There is no template "${shown}"`, expected };
        entry.addComplaint({ ...file.complaint, ...(isName && missing) });
        return [];
    }
    const path = file.absolutePath;
    const isCycle = way.includes(path);
    if (isCycle || way.length >= MAX_NESTING || includes.count >= MAX_INCLUDES) {
        const message = isCycle
            ? 'The templates include one another in a cycle'
            : way.length >= MAX_NESTING
                ? `More than ${MAX_NESTING} templates include one another`
                : `This suite includes templates more than ${MAX_INCLUDES} times`;
        entry.addError('GRADER_INVALID', message, { found: [...way, path].map((at) => texts.shown(at)).join(' \u2192 ') });
        return [];
    }
    includes.count += 1;
    const root = texts.file(file, entry.problems);
    const list = root?.field('assertions');
    if (list?.isList) {
        if (!includes.checked.has(path))
            TEMPLATE.open(root);
        includes.checked.add(path);
        return readEntries(list, { ...reading, way: [...way, path] });
    }
    const expected = 'a mapping with "assertions", a list of graders';
    if (list === undefined)
        root?.addMissing('assertions', 'A template needs "assertions"', expected);
    list?.addWrongType('a list of graders');
    return [];
}
function readGrader(item, reading) {
    const kind = readKind(item, reading);
    const common = readCommonFields(item, reading.memberOf);
    if (kind === undefined)
        return undefined;
    const members = readMembers(item, kind, reading);
    let options = {};
    const type = item.field('type');
    const custom = kind.runsFiles ? customGrader(type?.text ?? '', reading.references) : undefined;
    if (!kind.runsFiles)
        options = (0,_options_js__WEBPACK_IMPORTED_MODULE_8__/* .readOptions */ .Tt)(item, kind, reading.references);
    else if (custom !== undefined) {
        if (custom.complaint !== undefined)
            type?.addComplaint(custom.complaint);
        (0,_options_js__WEBPACK_IMPORTED_MODULE_8__/* .refuseMistyped */ .Cq)(item, (0,_options_js__WEBPACK_IMPORTED_MODULE_8__/* .mistypedKeys */ .YD)(item, ['config']));
        const config = item.field('config');
        if (config?.isMap === false)
            config.addWrongType('a mapping');
        const others = item.without([..._options_js__WEBPACK_IMPORTED_MODULE_8__/* .COMMON_KEYS */ .PF, 'config']).value;
        options = {
            called: customName(type?.text ?? ''),
            file: custom.path,
            shown: custom.shown,
            config: { ...others, ...(config?.isMap ? config.value : {}) },
        };
    }
    const names = members?.map(({ name }) => name) ?? [];
    for (const complaint of kind.checkMembers?.(options, names) ?? []) {
        item.problems.push((0,_options_js__WEBPACK_IMPORTED_MODULE_8__/* .optionProblem */ .DA)(complaint, item, options, kind));
    }
    return {
        ...common,
        name: common.name ?? kind.nameFor?.(options) ?? kind.type,
        type: kind.type,
        declaredAs: item.field('type')?.text ?? kind.type,
        options,
        members,
        location: item.location,
    };
}
const NOT_OF_MEMBERS = ['required', 'min_score', 'negate'];
function readCommonFields(item, memberOf) {
    const isMember = memberOf !== undefined;
    const weighs = !isMember || memberOf.weighsMembers === true;
    for (const key of isMember ? [...(weighs ? [] : ['weight']), ...NOT_OF_MEMBERS] : []) {
        const hint = key === 'weight' ? 'Set it under "weights" of the aggregator, by the name of this grader.' : undefined;
        item.field(key)?.addNote('UNUSED', `"${key}" has no effect on a member of another grader`, hint);
    }
    const name = item.field('name');
    const isNamed = name?.text !== undefined && name.text.trim() !== '';
    if (!isNamed)
        name?.addWrongType('text that is not empty');
    const weight = weighs ? item.key('weight') : undefined;
    if (weight?.value === null)
        weight.addWrongType(`a number from 0 to ${_model_suite_number_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_WEIGHT */ .K3}`);
    const read = {
        ...(weighs && GRADER.values(item, 'weight')),
        ...(!isMember && GRADER.values(item, 'required', 'min_score', 'negate')),
    };
    const { required, min_score: minScore = typeof required === 'number' ? required : undefined } = read;
    if (typeof required === 'number') {
        const advice = `Write "required: true" and "min_score: ${required}".`;
        const field = item.field('required');
        field?.addOldSpelling('A number for "required" is the old form', advice, field.location);
    }
    if (minScore !== undefined && (item.field('required')?.value ?? false) === false) {
        const message = '"min_score" has no effect without "required"';
        item.field('min_score')?.addNote('UNUSED', message, 'Add "required: true" to enforce it.');
    }
    return {
        name: isNamed ? name.text : undefined,
        weight: read.weight ?? 1,
        required: required ? (minScore ?? 'pass-mark') : undefined,
        negate: read.negate ?? false,
    };
}
function readMembers(item, kind, reading) {
    const { type, memberLists } = kind;
    if (memberLists === undefined)
        return undefined;
    const list = (0,_old_names_js__WEBPACK_IMPORTED_MODULE_7__/* .fieldOf */ ._F)(item, memberLists)?.field;
    const members = list === undefined ? [] : readList(list, { ...reading, memberOf: kind });
    if (list === undefined || (list.isList && list.items().length === 0)) {
        const complaint = item.missing('assertions', `The grader ${type} cannot combine graders`, 'a list of graders');
        item.problems.push({ ...complaint, code: 'GRADER_INVALID' });
    }
    const names = new Set();
    for (const { name, location } of members) {
        const details = { location, hint: 'Set a different "name" for each.' };
        if (names.has(name)) {
            item.addError('DUPLICATE_ID', `Two members of a grader have the name "${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .cutEnd */ .ym)(name, 60)}"`, details);
        }
        names.add(name);
    }
    return members;
}
function readKind(item, { kinds, references }) {
    const type = item.field('type');
    const { text: written } = type ?? {};
    const kind = written === undefined ? undefined : (0,_model_suite_kind_js__WEBPACK_IMPORTED_MODULE_2__/* .findKind */ .oH)(kinds, written);
    if (kind !== undefined && !kind.runsFiles)
        return kind;
    const builtIn = kinds.flatMap((each) => (each.runsFiles ? [] : each.type));
    if (type === undefined) {
        return item.addMissing('type', 'A grader needs "type"', `one of ${builtIn.join(', ')}`);
    }
    if (written === undefined || written.trim() === '')
        return type.addWrongType('the name of a grader');
    const custom = references.customGraders();
    if (custom.kind === 'unread')
        return undefined;
    if (customGrader(written, references) !== undefined)
        return kinds.find(({ runsFiles }) => runsFiles);
    const known = [...builtIn, ...(custom.kind === 'found' ? [...custom.graders.keys()].sort() : [])];
    const meant = (0,_model_text_similar_names_js__WEBPACK_IMPORTED_MODULE_4__/* .didYouMean */ .au)(written, known);
    const advice = meant
        ? `Did you mean "${meant}"?`
        : 'Custom graders are files such as .agentv/assertions/<type>.ts (or .js, .py, .sh); a code-grader runs any program.';
    return type.addError('UNKNOWN_GRADER', `There is no grader "${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .cutEnd */ .ym)(written, 60)}"`, {
        expected: `one of ${known.join(', ')}`,
        found: type.found,
        hint: advice,
    });
}
const customName = (type) => type.trim().replaceAll('_', '-');
function customGrader(type, references) {
    const custom = references.customGraders();
    return custom.kind === 'found'
        ? (custom.graders.get(type.trim()) ?? custom.graders.get(customName(type)))
        : undefined;
}
const JUDGE = 'llm-grader';
function readRubrics(item, kinds) {
    const field = item.field('rubrics');
    const kind = (0,_model_suite_kind_js__WEBPACK_IMPORTED_MODULE_2__/* .findKind */ .oH)(kinds, JUDGE);
    if (field === undefined || kind === undefined)
        return [];
    if (!field.isList) {
        field.addWrongType('a list of criteria');
        return [];
    }
    const advice = 'Move them to "assertions": each as plain text, or as the "criteria" of { type: rubrics }.';
    field.addOldSpelling('"rubrics" is an old location of criteria', advice);
    const options = { rubrics: field.value };
    (0,_options_js__WEBPACK_IMPORTED_MODULE_8__/* .checkOptions */ .Jr)(item, options, kind);
    const { location } = field;
    return [{ name: 'rubrics', type: kind.type, declaredAs: 'rubrics', weight: 1, negate: false, options, location }];
}
function readEvaluator(item, kinds) {
    const field = item.field('evaluator');
    if (field === undefined)
        return undefined;
    const { text } = field;
    if (text === undefined || text.trim() === '')
        return field.addWrongType('the name of a grader');
    const kind = (0,_model_suite_kind_js__WEBPACK_IMPORTED_MODULE_2__/* .findKind */ .oH)(kinds, text);
    if (kind !== undefined)
        return kind;
    const known = kinds.map(({ type }) => type);
    return field.addWarning('UNKNOWN_GRADER', `There is no grader "${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .cutEnd */ .ym)(text, 60)}", so a model judges instead`, {
        hint: (0,_model_text_similar_names_js__WEBPACK_IMPORTED_MODULE_4__/* .suggestion */ .h)(text, known, 'graders'),
    });
}
function implicitGraders(item, evaluator, kinds) {
    const kind = evaluator ?? (0,_model_suite_kind_js__WEBPACK_IMPORTED_MODULE_2__/* .findKind */ .oH)(kinds, JUDGE);
    if (kind === undefined || item.problems.some(({ severity }) => severity === 'error'))
        return [];
    const at = item.field('criteria') ?? item;
    const { type } = kind;
    if (kind.check({}).length > 0) {
        const hint = 'Add it under "assertions" with its options.';
        at.addError('GRADER_INVALID', `The grader ${type} cannot be the default grader: it needs options`, { hint });
        return [];
    }
    const name = kind.nameFor?.({}) ?? type;
    const { location } = at;
    return [{ name, type, declaredAs: type, weight: 1, negate: false, options: {}, implicit: true, location }];
}


/***/ }),

/***/ 57928:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cq: () => (/* binding */ refuseMistyped),
/* harmony export */   DA: () => (/* binding */ optionProblem),
/* harmony export */   Jr: () => (/* binding */ checkOptions),
/* harmony export */   PF: () => (/* binding */ COMMON_KEYS),
/* harmony export */   Tt: () => (/* binding */ readOptions),
/* harmony export */   XW: () => (/* binding */ readPreprocessors),
/* harmony export */   YD: () => (/* binding */ mistypedKeys),
/* harmony export */   f$: () => (/* binding */ withInherited)
/* harmony export */ });
/* unused harmony export promptDefinitions */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _model_suite_kind_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38034);
/* harmony import */ var _model_text_similar_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64973);
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56290);
/* harmony import */ var _block_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9732);
/* harmony import */ var _old_names_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(64717);






const COMMON_KEYS = ['name', 'type', 'weight', 'required', 'min_score', 'negate'];
const PROMPT_PROGRAM = (0,_block_js__WEBPACK_IMPORTED_MODULE_4__/* .block */ .om)({ of: 'a prompt', required: ['command'] }, () => ({
    command: (0,_block_js__WEBPACK_IMPORTED_MODULE_4__/* .field */ .ZZ)(_block_js__WEBPACK_IMPORTED_MODULE_4__/* .texts */ .Te, 'A program and its arguments that prints the prompt.'),
    script: (0,_block_js__WEBPACK_IMPORTED_MODULE_4__/* .old */ .km)(_block_js__WEBPACK_IMPORTED_MODULE_4__/* .texts */ .Te, 'command'),
    config: (0,_block_js__WEBPACK_IMPORTED_MODULE_4__/* .field */ .ZZ)(_block_js__WEBPACK_IMPORTED_MODULE_4__/* .anyObject */ .aH, 'Data for the program.'),
}));
const promptDefinitions = () => ({ promptProgram: PROMPT_PROGRAM.schema });
function readOptions(written, kind, references) {
    const { memberLists = [], keys } = kind;
    const item = (0,_old_names_js__WEBPACK_IMPORTED_MODULE_5__/* .withPresentKeys */ .Su)(written, _old_names_js__WEBPACK_IMPORTED_MODULE_5__/* .GRADER_KEYS */ .js[kind.type]);
    const mistyped = keys === undefined ? mistypedKeys(item, Object.keys(kind.options.shape)) : [];
    const others = [...COMMON_KEYS, ...memberLists, ...mistyped.map(({ key }) => key)];
    const optionFields = item.keys().flatMap((key) => {
        const field = others.includes(key) ? undefined : item.key(key);
        return field === undefined || (field.value === null && keys !== undefined) ? [] : [{ key, field }];
    });
    const asMeant = (key, field) => {
        if (kind.type === 'tool-trajectory' && key === 'expected') {
            if (!field.isList)
                return field.value;
            const calls = field.items().map((call) => (0,_old_names_js__WEBPACK_IMPORTED_MODULE_5__/* .withPresentKeys */ .Su)(call, _old_names_js__WEBPACK_IMPORTED_MODULE_5__/* .CALL_KEYS */ .Ol));
            return calls.map((call) => call.isMap ? Object.fromEntries(call.keys().map((name) => [name, call.key(name)?.value])) : call.value);
        }
        if (!TEXTS.includes(key))
            return field.value;
        return field.isList ? field.items().map((each) => textValue(key, each)) : textValue(key, field);
    };
    let values = Object.fromEntries(optionFields.map(({ key, field }) => [key, asMeant(key, field)]));
    for (const path of kind.prompts ?? []) {
        const way = path.split('.');
        const field = way.reduce((at, key) => at?.field(key), item);
        if (field !== undefined)
            values = replaced(values, way, readPrompt(field, references));
    }
    if (kind.takesPreprocessors) {
        const programs = item.field('preprocessors');
        if (programs?.isList)
            values = { ...values, preprocessors: withScripts(programs, references) };
    }
    const options = { ...values, ...kind.impliedBy?.(item.field('type')?.text ?? kind.type, values) };
    checkOptions(item, options, kind);
    const reported = kind.check(options).map(({ path }) => String(path[0]));
    refuseMistyped(item, mistyped.filter(({ meant }) => !reported.includes(meant)));
    for (const { key } of optionFields) {
        if (keys === undefined || keys.includes(key))
            continue;
        const known = [...keys, ...COMMON_KEYS];
        const message = `"${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .cutEnd */ .ym)(key, 60)}" is not an option of ${kind.type}`;
        item.addUnknownKey(key, message, { known, what: 'options', reported });
    }
    return options;
}
function mistypedKeys(item, options) {
    const known = [...COMMON_KEYS, ...options];
    return item.keys().flatMap((key) => {
        const meant = (0,_model_text_similar_names_js__WEBPACK_IMPORTED_MODULE_2__/* .mistypedKey */ .db)(key, known);
        if (meant === undefined || item.key(meant) !== undefined)
            return [];
        const isOwnWord = key === `${meant}s` || key[0]?.toLowerCase() !== meant[0];
        return isOwnWord ? [] : [{ key, meant }];
    });
}
function refuseMistyped(item, mistyped) {
    for (const { key, meant } of mistyped) {
        const type = (0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .cutEnd */ .ym)(item.field('type')?.text ?? '', 60);
        item.addError('UNKNOWN_FIELD', `"${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .cutEnd */ .ym)(key, 60)}" is not an option of ${type}`, {
            location: item.key(key)?.keyLocation ?? item.location,
            hint: `Did you mean "${meant}"? Write configuration of that name under "config".`,
        });
    }
}
function checkOptions(item, options, kind) {
    for (const complaint of kind.check(options))
        item.problems.push(optionProblem(complaint, item, options, kind));
    for (const { path, message, hint, isOld, isMistyped } of kind.notes(options)) {
        const isSentence = /^["A-Z]/.test(message);
        const what = path.length === 0 ? `The grader ${kind.type}` : `${named(path)} of the grader ${kind.type}`;
        const text = isSentence ? message : `${what} ${message}`;
        const details = { location: item.below(path), hint };
        if (isMistyped)
            item.addError('UNKNOWN_FIELD', text, details);
        else
            item.addWarning(isOld ? 'DEPRECATED' : 'UNUSED', text, details);
    }
}
function optionProblem({ path, message, found, hint }, item, options, { type }) {
    const clause = (0,_model_suite_kind_js__WEBPACK_IMPORTED_MODULE_1__/* .asClause */ .eI)(message);
    const [key] = path;
    if (key === undefined)
        return item.error('GRADER_INVALID', `The grader ${type} ${clause}`);
    if (!Object.hasOwn(options, key)) {
        const expected = /^must (?:be|name|have) (.+)$/.exec(message)?.[1] ?? 'a value';
        const problem = item.missing(String(key), `The grader ${type} needs "${path.join('.')}"`, expected);
        return { ...problem, code: 'GRADER_INVALID' };
    }
    const location = item.below(path);
    return item.error('GRADER_INVALID', `${named(path)} of the grader ${type} ${clause}`, { location, found, hint });
}
const named = (path) => `"${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .cutEnd */ .ym)(path.join('.'), 100)}"`;
const TEXTS = ['value', 'flags', 'command', 'script', 'cwd', 'skill'];
function textValue(key, field) {
    const { text, value } = field;
    if (text !== undefined)
        return text;
    if (key !== 'value' || (typeof value !== 'number' && typeof value !== 'boolean'))
        return value;
    const message = `"value" is a ${typeof value} and is compared as the text "${value}"`;
    field.addWarning('WRONG_TYPE', message, { hint: `Write "${value}" in quotes.` });
    return String(value);
}
function replaced(mapping, [key = '', ...below], value) {
    const inner = Object.hasOwn(mapping, key) ? mapping[key] : undefined;
    return { ...mapping, [key]: below.length === 0 ? value : replaced({ ...inner }, below, value) };
}
const inline = (text) => ({ from: 'inline', text });
const UNREAD = inline('unread');
function readPrompt(prompt, references) {
    if (prompt.isMap) {
        PROMPT_PROGRAM.open(prompt);
        const command = prompt.field('command') ?? prompt.field('script');
        const words = command?.items() ?? [];
        const isComplete = words.length > 0 && words.every((word) => word.text);
        const expected = 'a list of a program and its arguments';
        if (command === undefined)
            prompt.addMissing('command', 'A prompt that is a mapping needs "command"', expected);
        else if (!isComplete)
            command.addWrongType(expected, undefined, 'command');
        const { config } = PROMPT_PROGRAM.values(prompt, 'config');
        const program = isComplete ? commandOf(words, references) : undefined;
        if (program === undefined)
            return UNREAD;
        return { from: 'program', command: program.command.map(String), cwd: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(program.script), config };
    }
    const { text } = prompt;
    if (text === undefined) {
        prompt.addWrongType('text, the name of a file ("file://\u2026"), or a mapping with "command"', undefined, 'prompt');
        return UNREAD;
    }
    const [, named] = /^file:\/\/(.*)$/s.exec(text.trim()) ?? [];
    const path = named ?? text.trim();
    const mayBePath = named !== undefined || (path !== '' && text.length <= 1_000 && !/[\n\r\0]|\{\{/.test(text));
    if (!mayBePath)
        return inline(text);
    const file = references.text(path);
    if (named === undefined && file.kind === 'missing') {
        if (/^\S+\.(?:md|txt|prompt|tmpl)$/i.test(path)) {
            const hint = 'Start the path of a prompt with "file://".';
            const message = `There is no file ${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .cutMiddle */ .it)(path, 100)}, so this text is the prompt`;
            prompt.addWarning('FILE_MISSING', message, { hint });
        }
        return inline(text);
    }
    const promptFile = references.found(file, prompt);
    if (promptFile === undefined)
        return UNREAD;
    if (named === undefined) {
        const message = 'This prompt is the path of a file, which is read; newer versions of AgentV use the path itself as the prompt';
        prompt.addOldSpelling(message, `Write "file://${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .cutMiddle */ .it)(path, 100)}".`, prompt.location);
    }
    return { from: 'file', path: promptFile.absolutePath, text: promptFile.text };
}
function commandOf(words, references) {
    const last = words.at(-1);
    const script = last?.text?.trim() ? references.found(references.file(last.text), last)?.absolutePath : undefined;
    return script === undefined
        ? undefined
        : { script, command: [...words.slice(0, -1).map(({ value }) => value), script] };
}
function readPreprocessors(item, { kinds, references }) {
    const field = item.field('preprocessors');
    if (field === undefined)
        return [];
    const kind = kinds.find(({ takesPreprocessors }) => takesPreprocessors);
    const all = kind?.check({ preprocessors: field.value }) ?? [];
    const complaints = all.filter(({ path }) => path[0] === 'preprocessors');
    for (const { path, message, found } of complaints) {
        item.addError('WRONG_TYPE', `${named(path)} ${message}`, { location: item.below(path), found });
    }
    return complaints.length > 0 || !field.isList ? [] : withScripts(field, references);
}
function withInherited(specs, inherited, kinds) {
    if (inherited.length === 0)
        return [...specs];
    return specs.map((spec) => {
        if (!(0,_model_suite_kind_js__WEBPACK_IMPORTED_MODULE_1__/* .findKind */ .oH)(kinds, spec.type)?.takesPreprocessors)
            return spec;
        const ownPreprocessors = spec.options['preprocessors'];
        return {
            ...spec,
            options: {
                ...spec.options,
                preprocessors: [...inherited, ...(Array.isArray(ownPreprocessors) ? ownPreprocessors : [])],
            },
        };
    });
}
const withScripts = (list, references) => list.items().map((entry) => {
    const program = commandOf(entry.field('command')?.items() ?? [], references);
    return program === undefined ? entry.value : { ...entry.value, command: program.command };
});


/***/ }),

/***/ 3543:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TK: () => (/* binding */ readJsonlSuite),
/* harmony export */   g9: () => (/* binding */ sidecarPaths),
/* harmony export */   gA: () => (/* binding */ datasetOf),
/* harmony export */   hQ: () => (/* binding */ sidecarOf),
/* harmony export */   my: () => (/* binding */ SIDECAR_FIELDS),
/* harmony export */   oe: () => (/* binding */ testOfLine)
/* harmony export */ });
/* harmony import */ var _block_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9732);
/* harmony import */ var _old_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64717);
/* harmony import */ var _references_file_paths_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13037);
/* harmony import */ var _references_references_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(61844);
/* harmony import */ var _references_shown_path_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(81457);
/* harmony import */ var _suite_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(80257);
/* harmony import */ var _suite_file_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(79468);
/* harmony import */ var _yaml_cursor_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(23759);








const ignored = (names, why) => Object.fromEntries(names.map((name) => [name, why]));
const SIDECAR_FIELDS = {
    of: 'the settings file of a JSONL suite',
    read: ['$schema', 'name', 'suite', 'dataset', 'description', 'execution', 'evaluator'],
    withoutEffect: {
        ...ignored((0,_old_names_js__WEBPACK_IMPORTED_MODULE_1__/* .namesOf */ .eZ)('suite', 'tests'), 'the lines of the JSONL file are the tests'),
        ...ignored(_old_names_js__WEBPACK_IMPORTED_MODULE_1__/* .GRADER_LISTS */ .Gk.execution, 'put the graders under "execution"'),
        ...ignored(['target'], 'put it under "execution"'),
        ...ignored(['input', 'input_files', 'workspace', 'metadata', 'governance', 'preprocessors', 'category'], 'AgentV does not read it for a JSONL suite'),
        ...ignored(['version', 'author', 'license', 'tags', 'requires'], 'AgentV does not read it for a JSONL suite'),
    },
    elsewhere: { targets: 'Put it under "execution".', threshold: 'Put it under "execution".' },
};
const NOT_IN_A_LINE = [
    'vars',
    'workspace',
    'metadata',
    'turns',
    'mode',
    'aggregation',
    'on_turn_failure',
    'window_size',
    'depends_on',
    'on_dependency_failure',
    'category',
];
const NOT_IN_ITS_EXECUTION = ['threshold', 'targets'];
async function readJsonlSuite(at, reading, problems) {
    const text = await (0,_suite_file_js__WEBPACK_IMPORTED_MODULE_6__/* .readText */ .yR)(at.path, reading, problems);
    const lines = text === undefined ? undefined : reading.texts.jsonLines(at.file, text, problems);
    const sidecar = await readSidecar(at, reading, problems);
    if (lines === undefined)
        return undefined;
    const location = { file: at.file, line: 1, column: 1 };
    if (lines.length === 0) {
        const message = 'The file is empty: there is nothing to run';
        const expected = 'a JSON object on each line: one test';
        problems.push({ code: 'MISSING_FIELD', severity: 'error', message, location, expected });
    }
    (0,_suite_js__WEBPACK_IMPORTED_MODULE_5__/* .refuseRepeatedIds */ .VT)(lines, problems);
    if (sidecar !== undefined)
        (0,_block_js__WEBPACK_IMPORTED_MODULE_0__/* .checkFields */ .oA)(sidecar, SIDECAR_FIELDS);
    const unread = sidecar?.keys().filter((key) => !SIDECAR_FIELDS.read.includes(key)) ?? [];
    const settings = sidecar?.without(unread) ?? new _yaml_cursor_js__WEBPACK_IMPORTED_MODULE_7__/* .Cursor */ .bs({ file: at.file, ..._yaml_cursor_js__WEBPACK_IMPORTED_MODULE_7__/* .BEGINNING */ .C6 }, {});
    const entries = lines.map((line) => testOfLine(line, settings));
    const suite = await (0,_references_references_js__WEBPACK_IMPORTED_MODULE_3__/* .readSettled */ .Gn)((reported) => (0,_suite_js__WEBPACK_IMPORTED_MODULE_5__/* .suiteOf */ .Ee)(settings.reportingTo(reported), entries, at, reading), reading.references, problems);
    return { ...suite, location };
}
async function datasetOf(root, path, reading, problems) {
    if (!root.isMap || (0,_old_names_js__WEBPACK_IMPORTED_MODULE_1__/* .namesOf */ .eZ)('suite', 'tests').some((name) => root.key(name) !== undefined))
        return undefined;
    const bases = [/\.ya?ml$/i, /\.eval\.ya?ml$/i].flatMap((ending) => ending.test(path) ? path.replace(ending, '') : []);
    for (const base of bases) {
        const dataset = `${base}.jsonl`;
        const state = await (0,_suite_file_js__WEBPACK_IMPORTED_MODULE_6__/* .orReported */ .d7)(() => reading.files.state(dataset), problems, root.location);
        if (state === 'file' && (await sidecarOf(dataset, reading, problems)) === path)
            return dataset;
    }
    return undefined;
}
const sidecarOf = (dataset, { files }, problems) => (0,_suite_file_js__WEBPACK_IMPORTED_MODULE_6__/* .orReported */ .d7)(() => (0,_references_file_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .firstFile */ .FX)(sidecarPaths(dataset), files), problems);
function sidecarPaths(dataset) {
    const base = dataset.replace(/\.jsonl$/i, '');
    return ['.yaml', '.eval.yaml', '.yml', '.eval.yml'].map((ending) => `${base}${ending}`);
}
async function readSidecar({ path, file }, reading, problems) {
    const sidecar = await sidecarOf(path, reading, problems);
    if (sidecar === undefined)
        return undefined;
    const shown = (0,_references_shown_path_js__WEBPACK_IMPORTED_MODULE_4__/* .shownPath */ .p)(sidecar, reading.cwd);
    const location = { file: shown, line: 1, column: 1 };
    const complaint = await (0,_suite_file_js__WEBPACK_IMPORTED_MODULE_6__/* .orReported */ .d7)(() => reading.bounds.whyNotRead(sidecar, shown), problems, location);
    if (complaint !== undefined)
        problems.push({ ...complaint, severity: 'error', location });
    if (problems.some((problem) => problem.location === location))
        return undefined;
    const text = await (0,_suite_file_js__WEBPACK_IMPORTED_MODULE_6__/* .readText */ .yR)(sidecar, reading, problems, location);
    const root = text === undefined ? undefined : reading.texts.yaml(shown, text, problems);
    if (root === undefined || root.isMap || root.value === null)
        return root?.isMap ? root : undefined;
    const hint = `It is read as the settings of ${file}, which has the same name. Rename one of them.`;
    const { found } = root;
    return root.addError('WRONG_TYPE', 'The settings file of a JSONL suite must be a mapping', { found, hint });
}
function testOfLine(line, settings) {
    const execution = line.field('execution');
    const hint = 'Use this file in a YAML suite (tests: <this file>), where the key has an effect.';
    const warn = (field, name) => field?.addNote('UNUSED', `"${name}" has no effect here: AgentV does not read it in a JSONL suite`, hint);
    for (const name of NOT_IN_A_LINE)
        warn(line.field(name), name);
    for (const name of NOT_IN_ITS_EXECUTION)
        warn(execution?.field(name), `execution.${name}`);
    const test = line.without(NOT_IN_A_LINE);
    if (!execution?.isMap)
        return test;
    const listIn = (mapping) => _old_names_js__WEBPACK_IMPORTED_MODULE_1__/* .GRADER_LISTS */ .Gk.execution.flatMap((name) => mapping?.field(name) ?? [])[0];
    const ownGraders = test.field('assertions') ?? test.field('assert');
    const others = listIn(execution);
    const areBoth = ownGraders?.isList === true && others?.isList === true;
    const rest = execution.without([...NOT_IN_ITS_EXECUTION, ...(areBoth ? _old_names_js__WEBPACK_IMPORTED_MODULE_1__/* .GRADER_LISTS */ .Gk.execution : [])]);
    const block = { ...rest.value, ...(listIn(settings?.field('execution')) && { skip_defaults: true }) };
    const all = areBoth ? [...ownGraders.value, ...others.value] : undefined;
    const merged = all === undefined ? test : test.with(ownGraders?.name ?? '', all);
    return Object.keys(block).length === 0 ? merged.without(['execution']) : merged.with('execution', block);
}


/***/ }),

/***/ 61844:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gn: () => (/* binding */ readSettled),
/* harmony export */   N3: () => (/* binding */ References),
/* harmony export */   tL: () => (/* binding */ imageTypeOf)
/* harmony export */ });
/* unused harmony exports MAX_TEXT_BYTES, MAX_IMAGE_BYTES, MAX_REFERENCES, MAX_ALL_BYTES */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7126);
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56290);
/* harmony import */ var _file_paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13037);




const MAX_TEXT_BYTES = 1024 * 1024;
const MAX_IMAGE_BYTES = 5 * 1024 * 1024;
const MAX_GRADING_BYTES = 5 * 1024 * 1024;
const MAX_REFERENCES = 10_000;
const MAX_ALL_BYTES = 64 * 1024 * 1024;
class References {
    #at;
    #findGraders;
    #known = new Map();
    #wanted = new Map();
    #read = new Map();
    #bytes = 0;
    constructor(at, findGraders = async () => new Map()) {
        this.#at = at;
        this.#findGraders = findGraders;
    }
    text(value) {
        return this.#ask('text', value, async (paths, at) => {
            const absolutePath = await paths.find(value);
            const text = await this.#textOf(absolutePath, at);
            const isGuideline = at.isGuideline?.(absolutePath) === true;
            return { path: (0,_file_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .displayPath */ .Gt)(value), absolutePath, text, isGuideline: isGuideline || undefined };
        });
    }
    file(value) {
        return this.#ask('file', value, async (paths) => ({ absolutePath: await paths.find(value) }));
    }
    folder(value) {
        return this.#ask('folder', value, async (paths) => ({ absolutePath: await paths.findFolder(value) }));
    }
    image(value) {
        return this.#ask('image', value, async (paths, at) => {
            const absolutePath = await paths.find(value);
            const mediaType = imageTypeOf(absolutePath);
            if (mediaType === undefined) {
                throw new _file_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .NotRead */ .Yo('missing', {
                    code: 'FILE_UNREADABLE',
                    message: `${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .cutMiddle */ .it)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(absolutePath), 100)} is not a supported image`,
                    expected: `one of ${Object.keys(MEDIA_TYPES).join(', ')}`,
                });
            }
            const bytes = await this.#bytesOf(absolutePath, at, MAX_IMAGE_BYTES);
            return { absolutePath, mediaType, dataUri: `data:${mediaType};base64,${bytes.toString('base64')}` };
        });
    }
    gradingFile(value) {
        return this.#ask('grading file', value, async (paths, at) => {
            const path = await paths.find(value);
            const bytes = await this.#bytesOf(path, at, MAX_GRADING_BYTES);
            return { content: bytes.toString('base64') };
        });
    }
    template(name, from) {
        return this.#ask('template', JSON.stringify([from, name]), async (paths, at) => {
            const absolutePath = await paths.findTemplate(name, from);
            return { path: absolutePath, absolutePath, text: await this.#textOf(absolutePath, at) };
        });
    }
    customGraders() {
        return this.#ask('graders', '', async () => ({ graders: await this.#findGraders() }));
    }
    found(reference, field) {
        if (reference.kind === 'found')
            return reference;
        return reference.kind === 'unread' ? undefined : field.addComplaint(reference.complaint);
    }
    async readWanted() {
        const wanted = [...this.#wanted];
        this.#wanted.clear();
        for (const [key, read] of wanted)
            this.#known.set(key, await read());
        return wanted.length > 0;
    }
    #ask(what, value, read) {
        const at = this.#at;
        if (at === undefined)
            return { kind: 'missing', complaint: NOT_HERE };
        const key = `${what} ${value}`;
        const known = this.#known.get(key);
        if (known?.kind === 'found')
            return { kind: 'found', ...known.value };
        if (known !== undefined)
            return known;
        if (this.#wanted.has(key))
            return { kind: 'unread' };
        if (this.#known.size + this.#wanted.size >= MAX_REFERENCES)
            return { kind: 'refused', complaint: TOO_MANY };
        this.#wanted.set(key, async () => {
            try {
                return { kind: 'found', value: await read(new _file_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .FilePaths */ .Nu(at), at) };
            }
            catch (error) {
                if (error instanceof _file_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .NotRead */ .Yo)
                    return { kind: error.kind, complaint: error.complaint };
                const [problem] = error instanceof _model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo ? error.problems : [];
                if (problem === undefined)
                    throw error;
                const { severity: _, location: __, ...complaint } = problem;
                return { kind: complaint.code === 'FILE_TOO_LARGE' ? 'refused' : 'missing', complaint };
            }
        });
        return { kind: 'unread' };
    }
    async #textOf(path, at) {
        return (await this.#bytesOf(path, at, MAX_TEXT_BYTES)).toString().replaceAll('\r\n', '\n');
    }
    #bytesOf(path, { files }, max) {
        const key = `${max} ${path}`;
        const reading = this.#read.get(key) ?? files.readBytes(path, max).then((bytes) => this.#counted(bytes));
        this.#read.set(key, reading);
        return reading;
    }
    #counted(bytes) {
        this.#bytes += bytes.length;
        if (this.#bytes <= MAX_ALL_BYTES)
            return Buffer.from(bytes);
        throw new _file_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .NotRead */ .Yo('refused', {
            code: 'FILE_TOO_LARGE',
            message: 'The files of this suite are too large in total',
            expected: `at most ${MAX_ALL_BYTES} bytes`,
        });
    }
}
async function readSettled(read, references, problems) {
    for (;;) {
        const reported = [];
        const result = read(reported);
        if (await references.readWanted())
            continue;
        problems.push(...reported);
        return result;
    }
}
const MEDIA_TYPES = {
    '.png': 'image/png',
    '.jpg': 'image/jpeg',
    '.jpeg': 'image/jpeg',
    '.gif': 'image/gif',
    '.webp': 'image/webp',
    '.svg': 'image/svg+xml',
    '.bmp': 'image/bmp',
};
const imageTypeOf = (path) => MEDIA_TYPES[(0,node_path__WEBPACK_IMPORTED_MODULE_0__.extname)(path).toLowerCase()];
const NOT_HERE = {
    code: 'NOT_SUPPORTED_YET',
    message: 'Suites of this format cannot have a prompt file',
};
const TOO_MANY = {
    code: 'FILE_TOO_LARGE',
    message: 'This suite refers to too many files',
    expected: `at most ${MAX_REFERENCES} paths`,
    hint: 'Split it into several suites.',
};


/***/ }),

/***/ 76248:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ MAX_TESTS),
/* harmony export */   v: () => (/* binding */ SuiteTexts)
/* harmony export */ });
/* harmony import */ var _model_suite_location_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37987);
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56290);
/* harmony import */ var _platform_secrets_reserved_variables_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(99429);
/* harmony import */ var _yaml_cursor_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(23759);
/* harmony import */ var _interpolate_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(88083);





const MAX_TESTS = 100_000;
const MAX_BAD_LINES = 20;
class SuiteTexts {
    #lookUp;
    shown;
    #unknown;
    #unset = new Map();
    #files = new Map();
    constructor(lookUp, shown, mayLackVariables) {
        this.#lookUp = lookUp;
        this.shown = shown;
        this.#unknown = mayLackVariables && new UnknownValues(mayLackVariables);
    }
    yaml(file, text, problems) {
        return this.#opened((put) => (0,_yaml_cursor_js__WEBPACK_IMPORTED_MODULE_3__/* .openYaml */ .IM)(file, text, put), problems);
    }
    file({ absolutePath, text }, problems) {
        let known = this.#files.get(absolutePath);
        if (known === undefined) {
            const reported = [];
            known = { root: this.yaml(this.shown(absolutePath), text, reported), problems: reported };
            this.#files.set(absolutePath, known);
        }
        problems.push(...known.problems);
        return known.root?.reportingTo(problems);
    }
    jsonLines(file, text, problems) {
        const before = problems.length;
        const stop = (line, problem) => problems.push({ ...problem, severity: 'error', location: { file, line, column: 1 } });
        const objects = [];
        const lines = text.replace(/^\uFEFF/, '').split('\n');
        for (const [index, line] of lines.entries()) {
            if (/^[ \t\r]*$/.test(line))
                continue;
            if (objects.length === MAX_TESTS) {
                const expected = `at most ${MAX_TESTS} lines with a test`;
                const message = 'The file has too many tests';
                stop(index + 1, { code: 'FILE_TOO_LARGE', message, expected, hint: 'Split it into several files.' });
                break;
            }
            const object = this.#opened((put) => (0,_yaml_cursor_js__WEBPACK_IMPORTED_MODULE_3__/* .openJson */ .VH)(file, line, { interpolate: put, line: index + 1 }), problems);
            if (object?.isMap)
                objects.push(object);
            else {
                object?.addError('WRONG_TYPE', 'Each line of this file must be a JSON object with one test', {
                    expected: 'an object such as {"id": "\u2026", "input": "\u2026"}',
                    found: object.found,
                    hint: object.isList ? 'Write each item of the list on a separate line, without the brackets.' : undefined,
                });
            }
            if (problems.length - before >= MAX_BAD_LINES) {
                const message = 'The lines after this one are not checked: too many lines are not JSON objects';
                stop(index + 1, { code: 'YAML_INVALID', message, hint: 'Check that it is a JSONL file.' });
                break;
            }
        }
        return problems.length > before ? undefined : objects;
    }
    final(problems) {
        return problems.filter(({ severity, location }) => severity === 'warning' || !this.#unknown?.has(location));
    }
    unset() {
        return [...this.#unset.values()].map(({ first, times }) => {
            const elsewhere = times > 1 ? `, here and in ${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)('other place', times - 1)}` : '';
            return { ...first, message: `${first.message}${elsewhere}` };
        });
    }
    #opened(open, problems) {
        let missing = [];
        let unset = new Map();
        const opened = open((value) => {
            const interpolated = (0,_interpolate_js__WEBPACK_IMPORTED_MODULE_4__/* .interpolate */ .G)(value, this.#lookUp);
            ({ missing, unset } = interpolated);
            return { ...interpolated, unknown: this.#unknown };
        });
        if (opened.kind === 'invalid') {
            problems.push(...opened.problems);
            return undefined;
        }
        const { root } = opened;
        this.#unknown?.note(unset, root);
        for (const { name, path, times } of missing) {
            const known = this.#unset.get(name);
            if (known !== undefined)
                known.times += times;
            else
                this.#unset.set(name, { first: (0,_interpolate_js__WEBPACK_IMPORTED_MODULE_4__/* .missingVariable */ .n)({ name, path }, root), times });
        }
        return root.reportingTo(problems);
    }
}
class UnknownValues {
    #locations = new Set();
    #reader;
    constructor(reader) {
        this.#reader = reader;
    }
    note(unset, root) {
        for (const [key, what] of unset) {
            if ((0,_platform_secrets_reserved_variables_js__WEBPACK_IMPORTED_MODULE_2__/* .isReserved */ .Bs)(what.split(' ', 1)[0] ?? ''))
                continue;
            if (this.#reader === 'check' && !what.endsWith(' is not set'))
                continue;
            this.#locations.add((0,_model_suite_location_js__WEBPACK_IMPORTED_MODULE_0__/* .locationText */ .f)(root.below(JSON.parse(key))));
        }
    }
    has(location) {
        return location !== undefined && this.#locations.has((0,_model_suite_location_js__WEBPACK_IMPORTED_MODULE_0__/* .locationText */ .f)(location));
    }
}


/***/ }),

/***/ 80257:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ee: () => (/* binding */ suiteOf),
/* harmony export */   Oj: () => (/* binding */ readYamlSuite),
/* harmony export */   VT: () => (/* binding */ refuseRepeatedIds)
/* harmony export */ });
/* unused harmony export SUITE */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26921);
/* harmony import */ var _model_suite_location_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37987);
/* harmony import */ var _model_text_similar_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64973);
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56290);
/* harmony import */ var _model_values_grouped_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(70110);
/* harmony import */ var _block_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9732);
/* harmony import */ var _chat_messages_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(62064);
/* harmony import */ var _execution_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4927);
/* harmony import */ var _external_tests_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(85482);
/* harmony import */ var _file_kind_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(7594);
/* harmony import */ var _graders_graders_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(39738);
/* harmony import */ var _graders_options_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(57928);
/* harmony import */ var _metadata_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(57444);
/* harmony import */ var _old_names_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(64717);
/* harmony import */ var _references_references_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(61844);
/* harmony import */ var _references_texts_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(76248);
/* harmony import */ var _suite_file_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(79468);
/* harmony import */ var _test_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(3224);
/* harmony import */ var _variants_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(27327);
/* harmony import */ var _workspace_workspace_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(93963);




















const UNDER = 'Put it under "execution".';
const SUITE = (0,_block_js__WEBPACK_IMPORTED_MODULE_5__/* .block */ .om)({
    of: 'a suite',
    oldNames: 'suite',
    required: ['tests'],
    meant: { graders: 'assertions' },
    elsewhere: {
        targets: UNDER,
        workers: UNDER,
        trials: UNDER,
        threshold: UNDER,
        must_pass: 'Put it under "execution", or on single tests.',
    },
}, () => ({
    $schema: (0,_block_js__WEBPACK_IMPORTED_MODULE_5__/* .field */ .ZZ)(_block_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq, 'Marks the file: "agentv-eval-v2".'),
    name: (0,_block_js__WEBPACK_IMPORTED_MODULE_5__/* .field */ .ZZ)(_block_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq, 'The name of the suite: 1 to 64 of the characters a\u2013z, 0\u20139 and "-".'),
    suite: (0,_block_js__WEBPACK_IMPORTED_MODULE_5__/* .old */ .km)(_block_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq, 'name'),
    dataset: (0,_block_js__WEBPACK_IMPORTED_MODULE_5__/* .old */ .km)(_block_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq, 'name'),
    description: (0,_block_js__WEBPACK_IMPORTED_MODULE_5__/* .field */ .ZZ)(_block_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq, 'Description of the suite, at most 1024 characters.'),
    version: (0,_block_js__WEBPACK_IMPORTED_MODULE_5__/* .field */ .ZZ)(_block_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq, 'The version of the suite; a number needs quotes.'),
    author: (0,_block_js__WEBPACK_IMPORTED_MODULE_5__/* .field */ .ZZ)(_block_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq, 'Who wrote the suite.'),
    tags: (0,_block_js__WEBPACK_IMPORTED_MODULE_5__/* .field */ .ZZ)(_block_js__WEBPACK_IMPORTED_MODULE_5__/* .texts */ .Te, 'Words to choose suites by; they count only in a suite with a name.'),
    license: (0,_block_js__WEBPACK_IMPORTED_MODULE_5__/* .field */ .ZZ)(_block_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq, 'The license of the suite.'),
    requires: (0,_block_js__WEBPACK_IMPORTED_MODULE_5__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({ agentv: (0,_block_js__WEBPACK_IMPORTED_MODULE_5__/* .field */ .ZZ)(_block_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq, 'A range of versions of AgentV, such as ">=4".') }), 'Requirements of the suite.'),
    category: (0,_block_js__WEBPACK_IMPORTED_MODULE_5__/* .field */ .ZZ)(_block_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq, 'Category of the suite; default: its folders.'),
    target: (0,_block_js__WEBPACK_IMPORTED_MODULE_5__/* .old */ .km)(_block_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq, 'execution.target'),
    execution: (0,_block_js__WEBPACK_IMPORTED_MODULE_5__/* .optionalPart */ ._I)('execution', 'How the suite is run: targets, threshold, workers, trials.'),
    variants: (0,_block_js__WEBPACK_IMPORTED_MODULE_5__/* .field */ .ZZ)(_variants_js__WEBPACK_IMPORTED_MODULE_18__/* .VARIANTS */ .xb, 'Variants of a target, by their names, for eval-action experiment.'),
    tests: (0,_block_js__WEBPACK_IMPORTED_MODULE_5__/* .optionalPart */ ._I)('tests', 'The tests, or the path of a file or folder with them.'),
    input: (0,_block_js__WEBPACK_IMPORTED_MODULE_5__/* .optionalPart */ ._I)('input', 'Messages before the input of every test.'),
    input_files: (0,_block_js__WEBPACK_IMPORTED_MODULE_5__/* .field */ .ZZ)(_block_js__WEBPACK_IMPORTED_MODULE_5__/* .texts */ .Te, 'Files for tests without "input_files".'),
    assertions: (0,_block_js__WEBPACK_IMPORTED_MODULE_5__/* .optionalPart */ ._I)('graders', 'Graders for every test, after its own.'),
    assert: (0,_block_js__WEBPACK_IMPORTED_MODULE_5__/* .oldPart */ .vu)('graders', 'assertions'),
    evaluator: (0,_block_js__WEBPACK_IMPORTED_MODULE_5__/* .field */ .ZZ)(_block_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq, _test_js__WEBPACK_IMPORTED_MODULE_17__/* .AN_EVALUATOR */ .Iz),
    preprocessors: (0,_block_js__WEBPACK_IMPORTED_MODULE_5__/* .optionalPart */ ._I)('preprocessors', 'Programs that turn files of an answer into text for judges.'),
    workspace: (0,_block_js__WEBPACK_IMPORTED_MODULE_5__/* .optionalPart */ ._I)('workspace', 'The folder that agents work in: a mapping, or the path of a file with one.'),
    metadata: (0,_block_js__WEBPACK_IMPORTED_MODULE_5__/* .field */ .ZZ)(_block_js__WEBPACK_IMPORTED_MODULE_5__/* .anyObject */ .aH, 'Data of your own, handed down to every test.'),
    governance: (0,_block_js__WEBPACK_IMPORTED_MODULE_5__/* .field */ .ZZ)(_block_js__WEBPACK_IMPORTED_MODULE_5__/* .anyObject */ .aH, 'Data that is stored as "governance" in the metadata.'),
    evaluators: (0,_block_js__WEBPACK_IMPORTED_MODULE_5__/* .idle */ .N7)('AgentV never read it at the top of a file; move the graders to "assertions"'),
}));
async function readYamlSuite(root, at, reading) {
    const { problems } = root;
    if (!root.isMap) {
        const isEmpty = root.value === null;
        return root.addError('WRONG_TYPE', isEmpty ? 'The file is empty' : 'An eval file must be a mapping', {
            expected: 'a mapping with "tests"',
            found: isEmpty ? undefined : root.found,
            hint: root.isList ? 'Add "tests:" above the list.' : undefined,
        });
    }
    const foreign = (0,_file_kind_js__WEBPACK_IMPORTED_MODULE_9__/* .foreignFormat */ .Ub)(root);
    if (foreign !== undefined)
        problems.push(foreign);
    if (foreign !== undefined)
        return undefined;
    const suite = SUITE.open(root) ?? root;
    const external = new _external_tests_js__WEBPACK_IMPORTED_MODULE_8__/* .ExternalTests */ .xh(at.folder, reading, problems);
    const tests = suite.field('tests');
    if (tests === undefined) {
        const isTargetsFile = suite.field('targets')?.isList ?? false;
        const hint = 'This looks like a targets file: pass it with --targets (targets), or exclude it with "!".';
        suite.addMissing('tests', 'The suite has no "tests"', 'a list of tests', isTargetsFile ? hint : undefined);
    }
    else if (tests.text === undefined && !tests.isList) {
        tests.addWrongType('a list of tests', tests.isMap ? 'Put "- " before each test to make it a list.' : undefined);
    }
    else if (tests.isList && tests.items().length === 0) {
        const expected = 'at least one test';
        tests.addError('MISSING_FIELD', `"${tests.name}" is empty: there is nothing to run`, { expected });
    }
    const entries = await (tests?.text === undefined
        ? external.inList(tests?.items() ?? [])
        : external.behindPath(tests));
    if (entries.length > _references_texts_js__WEBPACK_IMPORTED_MODULE_15__/* .MAX_TESTS */ .R) {
        return root.addError('FILE_TOO_LARGE', 'The suite has too many tests', {
            expected: `at most ${_references_texts_js__WEBPACK_IMPORTED_MODULE_15__/* .MAX_TESTS */ .R} tests`,
            found: `${entries.length} tests`,
            hint: 'Split it into several suites.',
        });
    }
    refuseRepeatedIds(entries, problems);
    refuseBadDependencies(entries, problems);
    return (0,_references_references_js__WEBPACK_IMPORTED_MODULE_14__/* .readSettled */ .Gn)((reported) => suiteOf(suite.reportingTo(reported), entries, at, reading), reading.references, problems);
}
function suiteOf(root, entries, at, reading) {
    const description = (0,_metadata_js__WEBPACK_IMPORTED_MODULE_12__/* .readDescription */ .XF)(root, at.format);
    const execution = (0,_execution_js__WEBPACK_IMPORTED_MODULE_7__/* .readExecution */ .f3)(root);
    const { folder, format } = at;
    const { kinds, references, texts } = reading;
    const graderReading = { kinds, references, texts, includes: (0,_graders_graders_js__WEBPACK_IMPORTED_MODULE_10__/* .newIncludes */ .GW)() };
    const inputField = root.field('input');
    let input;
    const readOnce = () => {
        input ??= inputField === undefined ? [] : (0,_chat_messages_js__WEBPACK_IMPORTED_MODULE_6__/* .readInput */ .R5)(inputField, references);
        return input;
    };
    if (inputField !== undefined && !JSON.stringify(inputField.value)?.includes('{{'))
        readOnce();
    const list = (0,_old_names_js__WEBPACK_IMPORTED_MODULE_13__/* .fieldOf */ ._F)(root, _old_names_js__WEBPACK_IMPORTED_MODULE_13__/* .GRADER_LISTS */ .Gk[format === 'yaml' ? 'suite' : 'jsonl'])?.field;
    const workspaces = { folder, references, texts };
    const defaults = {
        ...graderReading,
        get input() {
            return readOnce();
        },
        inputField,
        inputFiles: root.field('input_files'),
        graders: list === undefined ? [] : (0,_graders_graders_js__WEBPACK_IMPORTED_MODULE_10__/* .readGraders */ .Ts)(list, graderReading),
        metadata: (0,_metadata_js__WEBPACK_IMPORTED_MODULE_12__/* .readMetadata */ ._6)(root),
        evaluator: (0,_graders_graders_js__WEBPACK_IMPORTED_MODULE_10__/* .readEvaluator */ .w8)(root, kinds),
        preprocessors: (0,_graders_options_js__WEBPACK_IMPORTED_MODULE_11__/* .readPreprocessors */ .XW)(root, graderReading),
        workspaces,
        workspace: (0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_19__/* .readWorkspace */ .iF)(root.field('workspace'), workspaces),
    };
    const tests = entries.map((item, index) => (0,_test_js__WEBPACK_IMPORTED_MODULE_17__/* .readTest */ .Pz)(item.reportingTo(root.problems), index, defaults));
    warnOfUnknownTargets(tests, execution.targets, root);
    const { category } = SUITE.values(root, 'category');
    return {
        name: (0,_suite_file_js__WEBPACK_IMPORTED_MODULE_16__/* .readName */ .MQ)(root, ['name', 'suite', 'dataset']) ?? (0,_suite_file_js__WEBPACK_IMPORTED_MODULE_16__/* .nameOfFile */ .Ri)(at.path),
        file: at.file,
        path: at.path,
        folder: at.folder,
        location: root.location,
        format: at.format,
        ...description,
        category: category?.trim() || at.category,
        ...execution,
        variants: (0,_variants_js__WEBPACK_IMPORTED_MODULE_18__/* .readVariants */ .hj)(root.field('variants'), at.folder),
        metadata: defaults.metadata,
        tests,
    };
}
function refuseRepeatedIds(entries, problems) {
    const first = new Map();
    for (const entry of entries) {
        const id = (0,_test_js__WEBPACK_IMPORTED_MODULE_17__/* .idOf */ .TH)(entry);
        if (id === undefined)
            continue;
        const earlier = first.get(id);
        if (earlier === undefined) {
            first.set(id, entry);
            continue;
        }
        const [location, other] = [entry.field('id')?.keyLocation, earlier.field('id')?.keyLocation];
        const place = other?.file === location?.file ? `in line ${other?.line}` : other && (0,_model_suite_location_js__WEBPACK_IMPORTED_MODULE_1__/* .locationText */ .f)(other);
        const details = {
            location,
            expected: 'an id that no other test of the file has',
            hint: `The other one is ${place}.`,
        };
        problems.push(entry.error('DUPLICATE_ID', `Two tests have the id "${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .cutEnd */ .ym)(id, 60)}"`, details));
    }
}
function warnOfUnknownTargets(tests, targets, root) {
    if (targets.length < 2)
        return;
    const names = targets.map(({ name }) => name);
    const known = new Set(names);
    for (const test of tests) {
        const unknown = test.kind === 'test' ? (test.targets ?? []).filter((name) => !known.has(name)) : [];
        const [first] = unknown;
        if (first === undefined)
            continue;
        const message = `The test "${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .cutEnd */ .ym)(test.id, 60)}" is restricted to targets that the suite does not use`;
        root.addWarning('UNKNOWN_TARGET', message, {
            location: test.location,
            expected: `some of ${(0,_model_text_similar_names_js__WEBPACK_IMPORTED_MODULE_2__/* .listed */ .KE)(names)}`,
            found: (0,_model_text_similar_names_js__WEBPACK_IMPORTED_MODULE_2__/* .listed */ .KE)(unknown),
            hint: (0,_model_text_similar_names_js__WEBPACK_IMPORTED_MODULE_2__/* .suggestion */ .h)(first, names, 'targets of the suite'),
        });
    }
}
function refuseBadDependencies(entries, problems) {
    const waiting = new Map();
    for (const entry of entries) {
        const list = entry.field('depends_on');
        const id = list?.isList ? (0,_test_js__WEBPACK_IMPORTED_MODULE_17__/* .idOf */ .TH)(entry) : undefined;
        if (list !== undefined && id !== undefined)
            waiting.set(id, list);
    }
    if (waiting.size === 0)
        return;
    const known = new Set(entries.flatMap((entry) => (0,_test_js__WEBPACK_IMPORTED_MODULE_17__/* .idOf */ .TH)(entry) ?? []));
    for (const [id, list] of waiting) {
        for (const item of list.items()) {
            if (item.text === undefined || known.has(item.text))
                continue;
            const message = `The test "${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .cutEnd */ .ym)(id, 60)}" waits for a test that does not exist`;
            const hint = (0,_model_text_similar_names_js__WEBPACK_IMPORTED_MODULE_2__/* .suggestion */ .h)(item.text, [...known], 'ids');
            const expected = 'the id of another test of this file';
            problems.push(item.error('MISSING_FIELD', message, { expected, found: item.found, hint }));
        }
    }
    const cycle = findCycle(waiting);
    const list = waiting.get(cycle?.at(-1) ?? '');
    if (cycle === undefined || list === undefined)
        return;
    const message = cycle.length === 2 ? 'A test depends on itself' : 'Tests depend on each other in a cycle';
    const shown = cycle.map((id) => (0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .cutEnd */ .ym)(id, 60)).slice(0, 10);
    problems.push(list.error('WRONG_TYPE', message, { found: shown.join(' \u2192 ') }));
}
function findCycle(waiting) {
    const left = new Map(Array.from(waiting, ([id, list]) => [id, new Set(list.items().flatMap((item) => item.text ?? []))]));
    const pairs = [...left].flatMap(([id, ids]) => Array.from(ids, (before) => ({ before, id })));
    const after = (0,_model_values_grouped_js__WEBPACK_IMPORTED_MODULE_4__/* .groupedBy */ .m)(pairs, ({ before }) => before);
    const free = [...after.keys()].filter((id) => !left.get(id)?.size);
    for (let before = free.pop(); before !== undefined; before = free.pop()) {
        for (const { id } of after.get(before) ?? []) {
            left.get(id)?.delete(before);
            if (left.get(id)?.size === 0)
                free.push(id);
        }
    }
    const way = new Set();
    for (let id = [...left].find(([, ids]) => ids.size > 0)?.[0]; id !== undefined; [id] = left.get(id) ?? []) {
        if (way.has(id))
            return [...[...way].slice([...way].indexOf(id)), id];
        way.add(id);
    }
    return undefined;
}


/***/ }),

/***/ 3224:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Iz: () => (/* binding */ AN_EVALUATOR),
  TH: () => (/* binding */ idOf),
  Pz: () => (/* binding */ readTest)
});

// UNUSED EXPORTS: testDefinitions

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 6 modules
var schemas = __webpack_require__(26921);
// EXTERNAL MODULE: ./build/js/src/model/suite/kind.js
var suite_kind = __webpack_require__(38034);
// EXTERNAL MODULE: ./build/js/src/model/suite/number-limits.js
var number_limits = __webpack_require__(95974);
// EXTERNAL MODULE: ./build/js/src/model/text/text.js
var text_text = __webpack_require__(56290);
// EXTERNAL MODULE: ./build/js/src/suites/block.js
var block = __webpack_require__(9732);
// EXTERNAL MODULE: ./build/js/src/suites/chat-messages.js
var chat_messages = __webpack_require__(62064);
// EXTERNAL MODULE: ./build/js/src/suites/execution.js
var suites_execution = __webpack_require__(4927);
// EXTERNAL MODULE: ./build/js/src/suites/graders/graders.js
var graders_graders = __webpack_require__(39738);
// EXTERNAL MODULE: ./build/js/src/suites/graders/options.js
var options = __webpack_require__(57928);
// EXTERNAL MODULE: ./build/js/src/suites/metadata.js
var suites_metadata = __webpack_require__(57444);
// EXTERNAL MODULE: ./build/js/src/suites/old-names.js
var old_names = __webpack_require__(64717);
// EXTERNAL MODULE: ./build/js/src/model/text/similar-names.js
var similar_names = __webpack_require__(64973);
// EXTERNAL MODULE: ./build/js/src/model/values/map-leaves.js
var map_leaves = __webpack_require__(39335);
// EXTERNAL MODULE: ./build/js/src/model/values/mapping.js
var mapping = __webpack_require__(92838);
// EXTERNAL MODULE: ./build/js/src/suites/yaml/cursor.js
var cursor = __webpack_require__(23759);
;// CONCATENATED MODULE: ./build/js/src/suites/vars.js





function readVars(item) {
    const field = item.field('vars');
    if ((0,mapping/* isMapping */.pi)(field?.value))
        return field.value;
    field?.addWrongType('a mapping of names and values');
    return {};
}
const MAX_FILLED = 5 * 1024 * 1024;
const TOKEN = /\{\{\s*([A-Za-z_][A-Za-z0-9_.]*)\s*\}\}/g;
const WHOLE_TOKEN = /^\{\{\s*([A-Za-z_][A-Za-z0-9_.]*)\s*\}\}$/;
function withVars(field, values) {
    const retyped = new Map();
    const undefinedNames = new Set();
    let added = 0;
    const asText = (value) => {
        const text = typeof value === 'string' ? value : JSON.stringify(value);
        added += text.length;
        return added > MAX_FILLED ? '' : text;
    };
    const lookUp = (name, path) => {
        const value = variable(name, values);
        if (value === undefined && !undefinedNames.has(name)) {
            undefinedNames.add(name);
            const meant = (0,similar_names/* didYouMean */.au)(name, Object.keys(values));
            field.addWarning('UNUSED', `"{{ ${(0,text_text/* cutEnd */.ym)(name, 60)} }}" is not replaced: "vars" of the test does not define it`, {
                location: field.below(path),
                hint: meant === undefined
                    ? 'Define it under "vars", or ignore this if it is plain text.'
                    : `Did you mean "{{ ${meant} }}"?`,
            });
        }
        return value;
    };
    const stepInto = (at, step) => typeof step === 'number' ? at?.items()[step] : at?.key(step);
    const cursorAt = (path) => path.reduce(stepInto, field);
    const value = (0,map_leaves/* mapLeaves */.L)(field.value, (leaf, path) => {
        if (typeof leaf === 'number' || typeof leaf === 'boolean') {
            const text = cursorAt(path)?.text;
            if (text !== undefined)
                retyped.set(JSON.stringify(path), text);
        }
        if (typeof leaf !== 'string' || !leaf.includes('{{'))
            return leaf;
        const only = WHOLE_TOKEN.exec(leaf)?.[1];
        if (only === undefined) {
            return leaf.replace(TOKEN, (token, name) => {
                const value = lookUp(name, path);
                return value === undefined ? token : asText(value);
            });
        }
        const value = lookUp(only, path);
        if (value === undefined)
            return leaf;
        const written = asText(value);
        if (typeof value === 'number' || typeof value === 'boolean')
            retyped.set(JSON.stringify(path), written);
        return value;
    });
    if (added > MAX_FILLED) {
        const expected = `at most ${MAX_FILLED} characters`;
        field.addError('FILE_TOO_LARGE', 'Variables add too much to this value', { expected });
        return field;
    }
    if (value === field.value)
        return field;
    const positions = {
        valueAt: (path) => field.below(path),
        keyAt: (path) => cursorAt(path)?.keyLocation ?? field.below(path),
    };
    const { problems, name } = field;
    return new cursor/* Cursor */.bs({ file: field.location.file, ...positions, retyped }, value, { step: name, problems });
}
function variable(name, values) {
    return name
        .split('.')
        .reduce((at, key) => ((0,mapping/* isMapping */.pi)(at) && Object.hasOwn(at, key) ? at[key] : undefined), values);
}

// EXTERNAL MODULE: ./build/js/src/suites/workspace/workspace.js + 1 modules
var workspace_workspace = __webpack_require__(93963);
;// CONCATENATED MODULE: ./build/js/src/suites/test.js













const AN_EVALUATOR = 'The kind of grader for tests that declare none.';
const TURN = (0,block/* block */.om)({ of: 'a turn', meant: { assert: 'assertions', prompt: 'input', content: 'input' } }, () => ({
    input: (0,block/* needed */.Ow)((0,block/* part */.y_)('content'), 'The message of the user in this turn.', 'text, or data that is sent as JSON'),
    expected_output: (0,block/* optionalPart */._I)('expected', 'The expected reply.'),
    assertions: (0,block/* optionalPart */._I)('graders', 'Graders of the reply; plain texts are criteria for a judge.'),
}));
const UNDER_EXECUTION = 'Put it under "execution" of the test.';
const TEST = (0,block/* block */.om)({
    of: 'a test',
    oldNames: 'test',
    required: ['id', 'input'],
    meant: {
        name: 'id',
        prompt: 'input',
        question: 'input',
        messages: 'input',
        expected: 'expected_output',
        graders: 'assertions',
    },
    elsewhere: {
        threshold: UNDER_EXECUTION,
        skip_defaults: UNDER_EXECUTION,
        targets: UNDER_EXECUTION,
        target: 'A test runs on the targets of its suite; "targets" under its "execution" restricts them.',
    },
    more: { anyOf: [{ required: ['input'] }, { required: ['input_messages'] }] },
}, () => ({
    id: (0,block/* field */.ZZ)(block/* text */.Qq, 'The name of the test: text that no other test of the file has.'),
    criteria: (0,block/* field */.ZZ)(block/* text */.Qq, 'The criteria of a good answer, in words; judges and scripts read them.'),
    input: (0,block/* optionalPart */._I)('input', 'The question to the target: text, an object, or messages.'),
    input_files: (0,block/* field */.ZZ)(block/* texts */.Te, 'Files before the text of the input, instead of those of the suite.'),
    vars: (0,block/* field */.ZZ)(block/* anyObject */.aH, 'Values for {{ name }} in the texts of this test.'),
    expected_output: (0,block/* optionalPart */._I)('expected', 'The expected answer: the reference for graders.'),
    assertions: (0,block/* optionalPart */._I)('graders', 'The graders, which check the answer.'),
    assert: (0,block/* oldPart */.vu)('graders', 'assertions'),
    evaluators: (0,block/* oldPart */.vu)('graders', 'assertions'),
    rubrics: (0,block/* optionalPart */._I)('rubrics', 'Old place of a checklist for a judge; write a grader of type "rubrics" under "assertions".').meta({ deprecated: true }),
    evaluator: (0,block/* field */.ZZ)(block/* text */.Qq, AN_EVALUATOR),
    preprocessors: (0,block/* optionalPart */._I)('preprocessors', 'Programs that turn files of the answer into text for judges.'),
    execution: (0,block/* optionalPart */._I)('testExecution', 'How this test is run and judged.'),
    workspace: (0,block/* optionalPart */._I)('workspace', 'The folder that the agent works in, over that of the suite.'),
    metadata: (0,block/* field */.ZZ)(block/* anyObject */.aH, 'Data of your own; the metadata of the suite is merged into it.'),
    conversation_id: (0,block/* field */.ZZ)(block/* text */.Qq, 'A label that groups tests.'),
    depends_on: (0,block/* field */.ZZ)(schemas/* array */.YOg(block/* text */.Qq.refine((id) => !(0,text_text/* isBlank */.z3)(id))), 'Ids of tests that must have run before.', 'a list of ids'),
    on_dependency_failure: (0,block/* field */.ZZ)(schemas/* enum */.k5n(['skip', 'fail', 'run']), 'What to do with the test if one of its dependencies has no result.'),
    must_pass: (0,block/* field */.ZZ)(block/* flag */.Jt, 'Whether the run fails when most trials of this test fail.'),
    timeout_seconds: (0,block/* field */.ZZ)((0,block/* over0 */.vR)(number_limits/* MAX_SECONDS */.Hg), 'Most seconds that one call of the target may take for this test.'),
    max_cost_usd: (0,block/* field */.ZZ)((0,block/* over0 */.vR)(number_limits/* MAX_USD */.Kd), 'Most US dollars that one trial may cost. Beyond it the trial is stopped and fails.'),
    mode: (0,block/* field */.ZZ)(schemas/* enum */.k5n(['conversation']), 'Makes the test a conversation of several turns.', 'conversation, or nothing'),
    turns: (0,block/* field */.ZZ)(schemas/* array */.YOg((0,block/* part */.y_)('turn')), 'The messages of the user, turn by turn, in a conversation.'),
    aggregation: (0,block/* field */.ZZ)(schemas/* enum */.k5n(['mean', 'min', 'max']), 'How the scores of the turns make one.', 'mean or min or max'),
    on_turn_failure: (0,block/* field */.ZZ)(schemas/* enum */.k5n(['continue', 'stop']), 'Whether a turn that fails ends the conversation.', 'continue or stop'),
    window_size: (0,block/* field */.ZZ)((0,block/* wholeNumber */.rD)(1, number_limits/* MAX_WINDOW */.SD), 'How many of the last exchanges the target sees; all when it is absent.'),
    suite: (0,block/* idle */.N7)('the name of the suite belongs at the top of the file'),
}));
const testDefinitions = () => ({
    test: TEST.schema,
    turn: TURN.schema,
    tests: z.union([
        text.meta({ description: 'The path of a file of tests (.yaml, .yml, .jsonl), or of a folder of cases.' }),
        z.array(z.union([
            text.meta({ description: 'A file of tests, or a glob for several.', pattern: '^file://|^\\$\\{\\{' }),
            z.unknown().meta({ type: 'object', required: ['id'], allOf: [{ $ref: '#/definitions/test' }] }),
        ])),
    ]),
});
function idOf(item) {
    const id = item.field('id')?.text;
    return id === undefined || id.trim() === '' ? undefined : id;
}
function readTest(item, index, suite) {
    const problems = [];
    const test = readFields(item.reportingTo(problems), suite);
    const errors = [];
    for (const problem of problems) {
        if (problem.severity === 'warning')
            item.problems.push(problem);
        else if (!item.isUnknown(problem))
            errors.push(problem);
    }
    if (errors.length === 0 && test !== undefined)
        return test;
    return { kind: 'broken', id: idOf(item) ?? `#${index + 1}`, location: item.location, problems: errors };
}
function readFields(entry, suite) {
    if (!entry.isMap) {
        const details = { expected: '"id", "input" and graders', found: entry.found };
        return entry.addError('WRONG_TYPE', 'A test must be a mapping', details);
    }
    const item = TEST.open(entry) ?? entry;
    const execution = (0,suites_execution/* readTestExecution */.fx)(item.field('execution'));
    const skipDefaults = execution?.skipDefaults ?? false;
    const id = idOf(item);
    const written = item.key('id');
    if (written === undefined)
        item.addMissing('id', 'A test needs an "id"', 'text that no other test of the file has');
    else if (id === undefined) {
        written.addWrongType('text that is not empty, in quotes if it looks like a number');
    }
    const texts = readTexts(item, suite, skipDefaults);
    const graders = readTestGraders(item, suite, texts, skipDefaults);
    const waiting = TEST.values(item, 'depends_on', 'on_dependency_failure');
    if (!waiting.depends_on?.length) {
        const message = '"on_dependency_failure" has no effect without "depends_on"';
        item.field('on_dependency_failure')?.addNote('UNUSED', message);
    }
    const metadata = item.field('metadata');
    TEST.values(item, 'metadata');
    const read = TEST.values(item, 'timeout_seconds', 'max_cost_usd', 'must_pass', 'conversation_id');
    const workspace = suite.workspaces &&
        (0,workspace_workspace/* workspaceOf */.B3)(suite.workspace, (0,workspace_workspace/* readWorkspace */.iF)(item.field('workspace'), suite.workspaces), suite.workspaces, item);
    if (id === undefined)
        return undefined;
    return {
        kind: 'test',
        id,
        location: item.location,
        criteria: texts.criteria,
        input: texts.input,
        expected: texts.expected,
        inputFiles: (0,chat_messages/* pathsOf */.wG)(texts.input),
        ...graders,
        timeoutSeconds: read.timeout_seconds,
        maxCostUsd: read.max_cost_usd,
        threshold: execution?.threshold,
        targets: execution?.targets,
        mustPass: read.must_pass ?? false,
        conversationId: read.conversation_id,
        dependsOn: [...new Set(waiting.depends_on)],
        onDependencyFailure: waiting.on_dependency_failure ?? 'skip',
        workspace,
        metadata: metadata?.isMap
            ? (0,suites_metadata/* mergeMetadata */.W1)(suite.metadata ?? {}, metadata.value)
            : suite.metadata,
    };
}
function readTexts(item, suite, skipDefaults) {
    const { references, inputField } = suite;
    const vars = readVars(item);
    const written = item.field('criteria');
    const hasCriteria = written !== undefined && (typeof written.value !== 'string' || !(0,text_text/* isBlank */.z3)(written.value));
    const filled = hasCriteria ? withVars(written, vars) : undefined;
    if (hasCriteria && filled?.text === undefined)
        written.addWrongType('text');
    const filledInput = skipDefaults ? undefined : inputField && withVars(inputField.reportingTo(item.problems), vars);
    const isFilled = filledInput !== undefined && filledInput.value !== inputField?.value;
    const suiteInput = isFilled ? (0,chat_messages/* readInput */.R5)(filledInput, references) : skipDefaults ? [] : suite.input;
    const ownInput = readTestInput(item, suite, skipDefaults ? undefined : suite.inputFiles, vars);
    const answer = item.field('expected_output');
    const conversation = readConversation(item, suite, vars);
    const isAnswer = answer !== undefined && conversation === undefined;
    const expected = isAnswer ? (0,chat_messages/* readExpected */.vX)(withVars(answer, vars), references) : [];
    const input = suiteInput.concat(ownInput);
    return { criteria: filled?.text ?? '', written: hasCriteria ? written : undefined, input, expected, conversation };
}
function readTestInput(item, { references }, suiteFiles, vars) {
    const written = item.field('input');
    if (written === undefined) {
        const expected = 'text, a mapping, or a list of messages';
        item.addMissing('input', 'A test needs "input", the question to the target', expected);
        return [];
    }
    const before = item.problems.length;
    const field = withVars(written, vars);
    const ownFiles = item.field('input_files');
    const list = ownFiles ?? suiteFiles?.reportingTo(item.problems);
    let files = [];
    if (list !== undefined && !(list.isList && list.items().length === 0)) {
        if (field.text !== undefined)
            files = (0,chat_messages/* readInputFiles */.UK)(withVars(list, vars), references);
        else {
            const whose = ownFiles === undefined ? '"input_files" of the suite' : '"input_files"';
            const message = `${whose} is ignored because "${written.name}" is not text`;
            const hint = 'Put the files into the content of the messages: { type: file, value: \u2026 }.';
            (ownFiles ?? field).addNote('UNUSED', message, hint);
        }
    }
    if (files.length > 0) {
        const parts = field.text ? [...files, { type: 'text', value: field.text }] : files;
        return [{ role: 'user', content: parts }];
    }
    const messages = (0,chat_messages/* readInput */.R5)(field, references);
    if (messages.length === 0 && item.problems.length === before) {
        written.addError('MISSING_FIELD', `"${written.name}" contains no message`, { found: written.found });
    }
    return messages;
}
const CONVERSATION_FIELDS = ['turns', 'aggregation', 'on_turn_failure', 'window_size'];
function readConversation(item, suite, vars) {
    const mode = item.field('mode');
    if (mode === undefined) {
        for (const name of CONVERSATION_FIELDS) {
            const field = item.field(name);
            field?.addError('MISSING_FIELD', `"${name}" needs "mode: conversation"`, {
                location: field.keyLocation,
                hint: 'Add "mode: conversation" to the test, or remove this key.',
            });
        }
    }
    else
        TEST.values(item, 'mode');
    if (mode?.text !== 'conversation')
        return undefined;
    const answer = item.field('expected_output');
    answer?.addError('WRONG_TYPE', `A conversation cannot have its own "${answer.name}"`, {
        location: answer.keyLocation,
        hint: 'Put "expected_output" under the turn that it answers.',
    });
    const list = item.field('turns');
    if (list !== undefined && !list.isList)
        list.addWrongType('a list of turns');
    else if (!list?.items().length) {
        const expected = 'a list of turns, at least one';
        (list ?? item).addError('MISSING_FIELD', 'A conversation needs "turns"', { expected });
    }
    const turns = (list?.items() ?? []).flatMap((turn) => readTurn(turn, suite, vars) ?? []);
    const read = TEST.values(item, 'aggregation', 'on_turn_failure', 'window_size');
    return {
        turns,
        aggregation: read.aggregation ?? 'mean',
        onTurnFailure: read.on_turn_failure ?? 'continue',
        windowSize: read.window_size,
    };
}
function readTurn(item, suite, vars) {
    if (!item.isMap)
        return item.addWrongType('mappings with "input"');
    TURN.open(item);
    const written = item.field('input');
    const field = written && withVars(written, vars);
    let input;
    if (field?.text !== undefined)
        input = { role: 'user', content: field.text };
    else if (field?.isMap || field?.isList)
        input = { role: 'user', content: { structured: field.value } };
    else
        field?.addWrongType('text, or data that is sent as JSON', 'Put quotes around it to make it text.');
    const answer = item.field('expected_output');
    const answers = answer === undefined ? [] : (0,chat_messages/* readExpected */.vX)(withVars(answer, vars), suite.references);
    const expected = answers.slice(-1).find(chat_messages/* saysSomething */.XE);
    const list = item.field('assertions');
    const declared = list === undefined ? [] : (0,graders_graders/* readGraders */.Ts)(list, suite, true);
    const isImplicit = declared.length === 0 && expected !== undefined;
    const graders = isImplicit ? (0,graders_graders/* implicitGraders */.Mc)(item, undefined, suite.kinds) : declared;
    return input && { input, expected, graders, location: item.location };
}
const NO_GOOD_ANSWER = 'This test does not define a good answer';
const DEFINITIONS = '"assertions", "criteria" or "expected_output"';
function readTestGraders(item, suite, { criteria, written, expected, conversation }, skipDefaults) {
    const { kinds } = suite;
    const declared = (0,old_names/* fieldOf */._F)(item, old_names/* GRADER_LISTS */.Gk.test)?.field;
    const ownGraders = (0,graders_graders/* readRubrics */.vF)(item, kinds).concat(declared === undefined ? [] : (0,graders_graders/* readGraders */.Ts)(declared, suite));
    const preprocessors = (suite.preprocessors ?? []).concat((0,options/* readPreprocessors */.XW)(item, suite));
    const named = ownGraders.concat(skipDefaults ? [] : suite.graders);
    const hasCriteria = !(0,text_text/* isBlank */.z3)(criteria) || (written !== undefined && written.text === undefined);
    const present = [];
    if (hasCriteria)
        present.push('criteria');
    if (expected.slice(-1).some(chat_messages/* saysSomething */.XE))
        present.push('expected_output');
    const isSpecified = present.length > 0 || declared !== undefined || ownGraders.length > 0 || conversation !== undefined;
    if (!isSpecified && named.length > 0) {
        item.addWarning('MISSING_FIELD', `${NO_GOOD_ANSWER}; it is graded by the graders of the suite alone`, {
            hint: 'AgentV skips such a test. Add "assertions: []" to use only the graders of the suite.',
        });
    }
    else if (!isSpecified && !item.problems.some(({ hint }) => hint === 'Did you mean "assertions"?')) {
        item.addMissing('assertions', NO_GOOD_ANSWER, DEFINITIONS);
    }
    const isImplicit = named.length === 0 && item.field('turns') === undefined;
    if (criteria !== '' && !isImplicit && !named.some((spec) => readsCriteria(spec, kinds))) {
        const hint = 'Leave it as a note, or add a grader that reads it (llm-grader, code-grader).';
        (written ?? item).addNote('NOT_GRADED', '"criteria" is not graded: none of the graders of this test reads it', hint);
    }
    const evaluator = (0,graders_graders/* readEvaluator */.w8)(item, kinds) ?? suite.evaluator;
    const needsGraders = named.length === 0 && conversation === undefined;
    const graders = needsGraders ? (0,graders_graders/* implicitGraders */.Mc)(item, evaluator, kinds) : named;
    if (!item.problems.some(({ severity }) => severity === 'error')) {
        refuseUnguided(item, graders, present, kinds);
        for (const turn of conversation?.turns ?? []) {
            refuseUnguided(item, turn.graders, turn.expected === undefined ? [] : ['expected_output'], kinds);
        }
        if (conversation?.turns.every((turn) => turn.graders.length === 0) && named.length === 0) {
            item.addMissing('assertions', NO_GOOD_ANSWER, '"assertions" or "expected_output" of a turn');
        }
    }
    const complete = (all) => (0,options/* withInherited */.f$)(all, preprocessors, kinds);
    const turns = conversation?.turns.map((turn) => ({ ...turn, graders: complete(turn.graders) }));
    return { graders: complete(graders), conversation: conversation && turns ? { ...conversation, turns } : undefined };
}
function refuseUnguided(item, graders, present, kinds) {
    for (const { type, options, members = [], implicit, location } of graders) {
        refuseUnguided(item, members, present, kinds);
        const needs = (0,suite_kind/* findKind */.oH)(kinds, type)?.needsCriteria?.(options);
        if (needs === undefined || needs.keys.some((key) => present.includes(key)))
            continue;
        if (present.length === 0 && !needs.hasWords) {
            const expected = '"criteria" or "expected_output" of the test, or "prompt" or "rubrics" of the grader';
            if (implicit)
                item.addMissing('assertions', NO_GOOD_ANSWER, DEFINITIONS);
            else
                item.addError('GRADER_INVALID', `The grader ${type} has nothing to judge by`, { location, expected });
        }
        else if (needs.keys.length > 0) {
            const [it, variables] = needs.keys.length > 1 ? ['one of them', 'these variables'] : ['it', 'this variable'];
            item.addWarning('MISSING_FIELD', `The prompt of ${type} has a variable that is empty in this test`, {
                location,
                expected: `${needs.keys.map((key) => `"${key}"`).join(' or ')} of the test`,
                hint: `Add ${it}, or name a prompt without ${variables}.`,
            });
        }
    }
}
function readsCriteria({ type, options, members = [] }, kinds) {
    const kind = (0,suite_kind/* findKind */.oH)(kinds, type);
    const isReader = kind?.startsPrograms?.(options) === true || kind?.needsJudge?.(options) === true;
    return isReader || members.some((member) => readsCriteria(member, kinds));
}


/***/ }),

/***/ 93963:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  iF: () => (/* binding */ readWorkspace),
  B3: () => (/* binding */ workspaceOf)
});

// UNUSED EXPORTS: workspaceDefinitions

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 6 modules
var schemas = __webpack_require__(26921);
// EXTERNAL MODULE: ./build/js/src/model/suite/number-limits.js
var number_limits = __webpack_require__(95974);
// EXTERNAL MODULE: ./build/js/src/model/suite/workspace.js
var workspace = __webpack_require__(28327);
// EXTERNAL MODULE: ./build/js/src/suites/block.js
var block = __webpack_require__(9732);
// EXTERNAL MODULE: ./build/js/src/suites/old-names.js
var old_names = __webpack_require__(64717);
// EXTERNAL MODULE: ./build/js/src/suites/workspace/read-hooks.js
var read_hooks = __webpack_require__(82666);
;// CONCATENATED MODULE: ./build/js/src/suites/workspace/repositories.js



const ANCESTORS = () => (0,block/* wholeNumber */.rD)(0, 1_000_000);
const WORDS = {
    meant: { url: 'repo', ref: 'commit', branch: 'commit' },
    elsewhere: { depth: 'Repositories are fetched once and cached, so it has no effect.' },
};
const REPOSITORY = (0,block/* block */.om)({ of: 'a repository', required: ['path', 'repo'], ...WORDS }, () => ({
    path: (0,block/* field */.ZZ)(block/* text */.Qq, 'Its folder in the workspace.'),
    repo: (0,block/* field */.ZZ)(block/* text */.Qq, 'A URL, or owner/name of GitHub; without it, the repository is in the image of "docker".'),
    commit: (0,block/* field */.ZZ)(block/* text */.Qq, 'A commit, a branch or a tag; HEAD by default.'),
    base_commit: (0,block/* field */.ZZ)(block/* text */.Qq, 'The same as "commit".'),
    ancestor: (0,block/* field */.ZZ)(ANCESTORS(), 'Number of commits before it, along the first parents.'),
    sparse: (0,block/* field */.ZZ)(block/* texts */.Te, 'The folders that are checked out.'),
    source: (0,block/* oldPart */.vu)('oldSource', 'repo'),
    checkout: (0,block/* oldPart */.vu)('oldCheckout', 'commit'),
    clone: (0,block/* oldPart */.vu)('oldClone', 'sparse'),
}));
const IMAGE_REPOSITORY = (0,block/* block */.om)({ of: 'a repository without "repo"', ...WORDS }, () => {
    const { path, repo, source, commit, base_commit } = REPOSITORY.schema.shape;
    const why = () => (0,block/* idle */.N7)('it only applies to fetched repositories, and this one has no "repo"');
    return { path, repo, source, commit, base_commit, ancestor: why(), sparse: why(), checkout: why(), clone: why() };
});
const OLD_SOURCE = (0,block/* block */.om)({ of: 'the source of a repository', instead: '"repo" of the repository itself' }, () => ({
    type: (0,block/* field */.ZZ)(schemas/* enum */.k5n(['git', 'local']), 'Where the repository is.'),
    url: (0,block/* old */.km)(block/* text */.Qq, 'repo'),
    path: (0,block/* old */.km)(block/* text */.Qq, 'repo'),
}));
const FOR_CHECKOUT = '"commit" and "ancestor" of the repository itself';
const OLD_CHECKOUT = (0,block/* block */.om)({ of: 'the checkout of a repository', instead: FOR_CHECKOUT }, () => ({
    ref: (0,block/* old */.km)(block/* text */.Qq, 'commit'),
    base_commit: (0,block/* old */.km)(block/* text */.Qq, 'commit'),
    resolve: (0,block/* field */.ZZ)(schemas/* enum */.k5n(['remote', 'local']), 'Where the name of a commit is resolved.', 'remote or local'),
    ancestor: (0,block/* old */.km)(ANCESTORS(), 'ancestor'),
}));
const KEPT = 'repositories are fetched once, completely, and cached; the checked-out files are the same, and agents see the whole history';
const OLD_CLONE = (0,block/* block */.om)({ of: 'the clone of a repository', instead: '"sparse" of the repository itself' }, () => ({
    sparse: (0,block/* old */.km)(block/* texts */.Te, 'sparse'),
    depth: (0,block/* idle */.N7)(KEPT),
    filter: (0,block/* idle */.N7)(KEPT),
}));
const repositories_repositoryDefinitions = () => ({
    repository: REPOSITORY.schema,
    oldSource: OLD_SOURCE.schema,
    oldCheckout: OLD_CHECKOUT.schema,
    oldClone: OLD_CLONE.schema,
});
const isFetched = (repository) => 'url' in repository;
const MAX_REPOSITORIES = 100;
function readRepositories(field, references) {
    if (field === undefined)
        return undefined;
    const items = field.items();
    if (!field.isList || items.length > MAX_REPOSITORIES) {
        return field.addWrongType(`a list of at most ${MAX_REPOSITORIES} repositories`);
    }
    const repositories = items.flatMap((item) => readRepository(item, references) ?? []);
    const paths = new Set();
    for (const { path, location } of repositories) {
        const details = { location, expected: 'a folder for each repository' };
        if (paths.has(path))
            field.addError('WRONG_TYPE', `Two repositories have the path "${path || '.'}"`, details);
        paths.add(path);
    }
    return repositories;
}
function readRepository(item, references) {
    if (!item.isMap)
        return item.addWrongType('a mapping with "path" and "repo"');
    const { location } = item;
    if (item.field('repo') === undefined && item.field('source') === undefined) {
        IMAGE_REPOSITORY.open(item);
        const path = readOperand(item, 'path', 'a folder of the image') ?? '';
        const ref = readRef(item, undefined);
        return { path, commit: ref === 'HEAD' ? undefined : ref, location, problem: withoutOrigin(item) };
    }
    REPOSITORY.open(item);
    const written = item.field('path');
    const path = pathInWorkspace(written?.text ?? '');
    if (!written || written.text?.trim() === '') {
        item.addMissing('path', 'A repository needs a "path"', 'its folder in the workspace');
    }
    else if (path === undefined || written.text === undefined)
        written.addWrongType('a folder in the workspace');
    const url = readOrigin(item, references);
    const checkout = OLD_CHECKOUT.open(item.field('checkout'));
    const clone = OLD_CLONE.open(item.field('clone'));
    const ref = readRef(item, checkout);
    const ownAncestor = REPOSITORY.values(item, 'ancestor').ancestor;
    const ancestor = ownAncestor ?? (checkout && OLD_CHECKOUT.values(checkout, 'ancestor').ancestor) ?? 0;
    const folders = item.field('sparse') ?? clone?.field('sparse');
    const sparse = folders?.items().flatMap(({ text }) => text?.trim() || []) ?? [];
    if (folders && !(folders.isList && sparse.length === folders.items().length && sparse.every(isOperand))) {
        folders.addWrongType('a list of folders');
    }
    const resolve = checkout === undefined ? 'local' : (OLD_CHECKOUT.values(checkout, 'resolve').resolve ?? 'remote');
    return path === undefined || url === undefined ? undefined : { path, url, ref, resolve, ancestor, sparse, location };
}
function pathInWorkspace(text) {
    const path = external_node_path_.posix.normalize(text.trim().replaceAll('\\', '/')).replace(/\/$/, '');
    const isInside = !path.startsWith('/') && !/^[A-Za-z]:/.test(path) && path !== '..' && !path.startsWith('../');
    const isOfGit = path.split('/').some((part) => part.toLowerCase() === '.git');
    if (!isInside || isOfGit || path.includes('\0'))
        return undefined;
    return path === '.' ? '' : path;
}
function readOrigin(item, references) {
    const source = OLD_SOURCE.open(item.field('source'));
    const repo = item.field('repo');
    if (repo?.text?.trim())
        return urlOf(repo, references);
    if (repo !== undefined && repo.text === undefined)
        repo.addWrongType('a URL, or owner/name');
    const written = source?.field('type');
    const type = written?.text ?? 'git';
    if (type !== 'git' && type !== 'local')
        written?.addWrongType('git or local');
    const address = source?.field(type === 'local' ? 'path' : 'url');
    if (address?.text?.trim())
        return type === 'local' ? folderUrl(address, references) : urlOf(address, references);
    item.problems.push(withoutOrigin(item));
    return undefined;
}
const withoutOrigin = (item) => item.missing('repo', 'A repository needs a "repo"', 'a URL, or owner/name of GitHub');
function urlOf(field, references) {
    const text = field.text?.trim() ?? '';
    if (/^\.{1,2}[/\\]|^[/\\]|^[A-Za-z]:[/\\]/.test(text))
        return folderUrl(field, references);
    if (/^[A-Za-z0-9][\w.-]*\/[\w.-]+$/.test(text))
        return `https://github.com/${text.replace(/\.git$/, '')}.git`;
    const isKnown = /^(?:https?|ssh|git|file):\/\/[^\s-]/.test(text) || /^[\w.][\w.-]*@[\w.][\w.-]*:[^\s]+$/.test(text);
    if (isKnown && isOperand(text))
        return text;
    const expected = 'a URL (https, ssh, file), user@host:path, a path, or owner/name of GitHub';
    return field.addWrongType(expected, undefined, 'repo');
}
function folderUrl(field, references) {
    const folder = references.found(references.folder(field.text?.trim() ?? ''), field);
    if (folder === undefined)
        return undefined;
    const path = folder.absolutePath.replaceAll('\\', '/');
    const encoded = encodeURI(path).replaceAll('?', '%3F').replaceAll('#', '%23');
    return `file://${path.startsWith('/') ? '' : '/'}${encoded}`;
}
function readRef(item, checkout) {
    const [commit, base] = [readOperand(item, 'commit'), readOperand(item, 'base_commit')];
    if (commit !== undefined && base !== undefined && commit !== base) {
        const expected = 'one of the two, or the same in both';
        item.addError('WRONG_TYPE', '"commit" and "base_commit" name different commits', { expected });
    }
    const old = checkout && (readOperand(checkout, 'base_commit') ?? readOperand(checkout, 'ref'));
    return commit ?? base ?? old ?? 'HEAD';
}
function readOperand(mapping, key, expected = 'a commit, a branch or a tag') {
    const field = mapping.field(key);
    const text = field?.text?.trim();
    if (field === undefined || text === '')
        return undefined;
    if (text !== undefined && isOperand(text))
        return text;
    return field.addWrongType(expected, typeof field.value === 'number' ? 'Put quotes around it.' : undefined);
}
const isOperand = (text) => !text.startsWith('-') && !/[\0\r\n]/.test(text);

;// CONCATENATED MODULE: ./build/js/src/suites/workspace/workspace.js








const NEEDS = (0,block/* block */.om)({ of: 'the env of a workspace', expected: 'a mapping with "required_commands" or "required_python_modules"' }, () => {
    const names = () => block/* trimmedTexts */.fC.refine((all) => all.every((name) => !name.startsWith('-') && !/[\s\0]/.test(name)));
    return {
        required_commands: (0,block/* field */.ZZ)(names(), 'Programs that must be there.', 'a list of names'),
        required_python_modules: (0,block/* field */.ZZ)(names(), 'Modules that python3 must be able to import.', 'a list of names'),
    };
});
const GRADING_FILE = (0,block/* block */.om)({
    of: 'a grading file',
    expected: 'a mapping with "from" and "to"',
    meant: { path: 'to', source: 'from' },
}, () => ({
    from: (0,block/* needed */.Ow)(block/* text */.Qq, 'A file of the repository; relative to the suite.', 'the path of a file'),
    to: (0,block/* needed */.Ow)(block/* text */.Qq, 'Its path in the workspace. It replaces a file of the agent at that path.', 'a path in the workspace'),
}));
const A_WORKSPACE = 'a mapping, or the path of a file with one';
const WORKSPACE = (0,block/* block */.om)({
    of: 'a workspace',
    expected: A_WORKSPACE,
    meant: { repositories: 'repos' },
    elsewhere: {
        files: 'Put the files into a folder, and set "template" to its path.',
        workspace: 'A workspace file contains the keys of "workspace", without the key "workspace" itself.',
    },
}, () => ({
    template: (0,block/* field */.ZZ)(block/* text */.Qq, 'A folder whose files the workspace begins with.'),
    isolation: (0,block/* field */.ZZ)(schemas/* enum */.k5n(['shared', 'per_test']), 'Whether each test has a separate workspace.'),
    repos: (0,block/* field */.ZZ)(schemas/* array */.YOg((0,block/* part */.y_)('repository')), 'Repositories that are checked out in the workspace.'),
    mode: (0,block/* field */.ZZ)(schemas/* enum */.k5n(workspace/* workspaceModes */.ij), 'Reused by later runs (pooled), new for this run (temp), or your own folder (static).'),
    path: (0,block/* field */.ZZ)(block/* text */.Qq, 'The folder of a static workspace; it starts in the working directory.'),
    hooks: (0,block/* optionalPart */._I)('hooks', 'Commands and resets around the tests.'),
    docker: (0,block/* optionalPart */._I)('docker', 'A container for code graders and, with "agent: true", for the target.'),
    env: (0,block/* optionalPart */._I)('needs', 'What must be installed on the machine.'),
    grading_files: (0,block/* field */.ZZ)(schemas/* array */.YOg((0,block/* part */.y_)('gradingFile')), 'Hidden tests: copied in after the agent has finished, for the graders alone.'),
    setup: (0,block/* oldPart */.vu)('hook', 'hooks.before_each'),
    teardown: (0,block/* oldPart */.vu)('hook', 'hooks.after_each'),
    before_all: (0,block/* oldPart */.vu)('hook', 'hooks.before_all'),
    before_each: (0,block/* oldPart */.vu)('hook', 'hooks.before_each'),
    after_each: (0,block/* oldPart */.vu)('hook', 'hooks.after_each'),
    after_all: (0,block/* oldPart */.vu)('hook', 'hooks.after_all'),
    reset: (0,block/* optionalPart */._I)('oldReset', 'Old place of "hooks.after_each.reset".').meta({ deprecated: true }),
    static_path: (0,block/* old */.km)(block/* text */.Qq, 'path'),
    pool: (0,block/* old */.km)(block/* flag */.Jt, 'mode'),
    static: (0,block/* old */.km)(block/* flag */.Jt, 'mode'),
}));
const workspaceDefinitions = () => ({
    workspace: z.union([text.meta({ description: 'The path of a file with a workspace.' }), WORKSPACE.schema]),
    hooks: HOOKS.schema,
    hook: HOOK.schema,
    needs: NEEDS.schema,
    gradingFile: GRADING_FILE.schema,
    docker: DOCKER.schema,
    oldReset: OLD_RESET.schema,
    ...repositoryDefinitions(),
});
function readWorkspace(field, reading) {
    if (field?.text === undefined)
        return readMapping(field, reading.folder, reading);
    const value = field.text.trim();
    if (value === '')
        return field.addWrongType(A_WORKSPACE);
    const file = reading.references.found(reading.references.text(value), field);
    const root = file && reading.texts.file(file, field.problems);
    if (file === undefined || root === undefined)
        return undefined;
    const expected = 'a mapping with "template", "repos" or "hooks"';
    if (!root.isMap) {
        return root.addError('WRONG_TYPE', 'A workspace file must be a mapping', { expected, found: root.found });
    }
    const found = 'the same under "workspace"';
    const wrapped = root.field('workspace');
    if (wrapped !== undefined) {
        return wrapped.addError('WRONG_TYPE', 'A workspace file must not have the key "workspace"', { expected, found });
    }
    const folder = (0,external_node_path_.dirname)(file.absolutePath);
    const declared = readMapping(root, folder, reading);
    return declared && { ...declared, folder };
}
function workspaceOf(suite, test, { folder: evalFolder }, item) {
    const location = test?.location ?? suite?.location;
    if (location === undefined)
        return undefined;
    const folder = test?.folder ?? suite?.folder ?? evalFolder;
    const gradingFiles = test?.gradingFiles ?? suite?.gradingFiles;
    const repositories = test?.repositories ?? suite?.repositories ?? [];
    return {
        template: test?.template ?? suite?.template,
        isolation: test?.isolation ?? suite?.isolation ?? 'shared',
        mode: test?.mode ?? suite?.mode,
        path: test?.path ?? suite?.path,
        repositories: repositories.filter(isFetched),
        docker: dockerOf(test?.docker ?? suite?.docker, repositories, item),
        hooks: (0,read_hooks/* mergeHooks */.XN)(suite?.hooks ?? {}, test?.hooks ?? {}, folder),
        requires: {
            commands: [...(test?.commands ?? suite?.commands ?? [])],
            pythonModules: [...(test?.pythonModules ?? suite?.pythonModules ?? [])],
        },
        files: [],
        gradingFiles: gradingFiles && gradingFiles.length > 0 ? gradingFiles : undefined,
        location,
    };
}
function readMapping(field, folder, { references }) {
    if (field !== undefined && !field.isMap)
        return field.addWrongType(A_WORKSPACE, undefined, 'workspace');
    const workspace = WORKSPACE.open(field);
    if (workspace === undefined)
        return undefined;
    const template = readPath(workspace.field('template'));
    const read = WORKSPACE.values(workspace, 'isolation', 'mode', 'pool', 'static');
    const written = (0,old_names/* fieldOf */._F)(workspace, ['path', 'static_path'], false);
    const path = readPath(written?.field)?.text;
    const oldModes = { pool: '"mode: pooled" or "mode: temp"', static: '"mode: static"' };
    for (const [key, instead] of Object.entries(oldModes)) {
        workspace.field(key)?.addNote('DEPRECATED', `"${key}" is an old name`, `Use ${instead} instead.`);
    }
    const isStatic = read.static || (path !== undefined && written?.name === 'static_path');
    const oldMode = isStatic ? 'static' : read.pool === undefined ? undefined : read.pool ? 'pooled' : 'temp';
    const env = NEEDS.open(workspace.field('env'));
    const needs = env && NEEDS.values(env);
    const docker = DOCKER.open(workspace.field('docker'));
    const { image, timeout = DEFAULT_SECONDS, agent: runsAgent = false, ...limits } = docker ? DOCKER.values(docker) : {};
    return {
        template: template && { path: (0,external_node_path_.resolve)(folder, template.text), location: template.field.location },
        isolation: read.isolation,
        mode: read.mode ?? oldMode,
        path,
        repositories: readRepositories(workspace.field('repos'), references),
        hooks: (0,read_hooks/* readHooks */.by)(workspace, folder),
        docker: docker && image !== undefined
            ? { image, timeoutMs: timeout * 1000, ...limits, runsAgent, location: docker.keyLocation }
            : undefined,
        commands: needs?.required_commands,
        pythonModules: needs?.required_python_modules,
        gradingFiles: readGradingFiles(workspace.field('grading_files'), references),
        location: workspace.keyLocation,
    };
}
function readPath(field) {
    const text = field?.text?.trim();
    if (field === undefined || text === '')
        return undefined;
    return text === undefined || text.includes('\0') ? field.addWrongType('a path') : { field, text };
}
const MAX_GRADING_FILES = 100;
function readGradingFiles(field, references) {
    if (field === undefined)
        return undefined;
    const items = field.items();
    if (!field.isList || items.length > MAX_GRADING_FILES) {
        return field.addWrongType(`a list of at most ${MAX_GRADING_FILES} files`);
    }
    const taken = [];
    return items.flatMap((item) => {
        if (GRADING_FILE.open(item) === undefined)
            return [];
        const from = item.field('from');
        if (from !== undefined && !from.text?.trim())
            from.addWrongType('the path of a file');
        const file = from?.text?.trim() ? references.found(references.gradingFile(from.text.trim()), from) : undefined;
        const written = item.field('to');
        const to = pathInWorkspace(written?.text ?? '');
        const other = taken.find((each) => each === to || each.startsWith(`${to}/`) || to?.startsWith(`${each}/`));
        if (!to || written?.text?.trim().endsWith('/')) {
            written?.addWrongType('the path of a file in the workspace, outside of .git');
        }
        else if (other !== undefined) {
            const expected = 'a different path for each file';
            written?.addError('WRONG_TYPE', `"${to}" collides with the grading file "${other}"`, { expected });
        }
        else {
            taken.push(to);
            return file === undefined ? [] : [{ to, content: file.content }];
        }
        return [];
    });
}
const MEMORY = /^(?:\d{1,13}b?|\d{1,10}k|\d{1,7}m|\d{1,4}g)$/i;
const USER = /^[\w][\w.-]{0,60}(?::[\w][\w.-]{0,60})?$/;
const IMAGE = /^[\w][\w./:@-]{0,499}$/;
const matching = (pattern) => schemas/* union */.KCZ([block/* text */.Qq, schemas/* number */.aig()])
    .transform((value) => String(value).trim())
    .refine((value) => pattern.test(value));
const AN_IMAGE = 'the name of an image, such as node:24';
const DOCKER = (0,block/* block */.om)({
    of: 'the docker of a workspace',
    expected: 'a mapping with "image"',
    meant: { timeout_seconds: 'timeout' },
    elsewhere: {
        repos: 'Put "repos" under "workspace".',
        env: 'Put "env" under the target that runs in the container.',
    },
}, () => ({
    image: (0,block/* needed */.Ow)(block/* text */.Qq.trim().refine((name) => IMAGE.test(name)), 'The image, such as "node:24". It is pulled if this machine does not have it.', AN_IMAGE),
    timeout: (0,block/* field */.ZZ)((0,block/* over0 */.vR)(number_limits/* MAX_SECONDS */.Hg), 'Most seconds that one program in the container may take; 1800 by default.'),
    memory: (0,block/* field */.ZZ)(matching(MEMORY), 'Most memory of a container, such as "512m" or "4g".', 'an amount such as 512m or 4g, up to 9999g'),
    cpus: (0,block/* field */.ZZ)((0,block/* over0 */.vR)(number_limits/* MAX_CPUS */.Rw), 'Most processors that a container may use.'),
    agent: (0,block/* field */.ZZ)(block/* flag */.Jt, 'Whether the target (a command or a coding agent) runs in the container too.'),
    network: (0,block/* field */.ZZ)(schemas/* enum */.k5n(workspace/* containerNetworks */.rU), 'Whether programs in the container reach the network.', workspace/* containerNetworks */.rU.join(' or ')),
    user: (0,block/* field */.ZZ)(matching(USER), 'The user, or user:group, that programs run as.', 'a user, or user:group, by names or numbers'),
}));
const DEFAULT_SECONDS = 1800;
function dockerOf(docker, repositories, test) {
    if (docker === undefined) {
        test.problems.push(...repositories.flatMap((each) => (isFetched(each) ? [] : each.problem)));
        return undefined;
    }
    const ofImage = repositories.flatMap((each) => {
        if (isFetched(each))
            return docker.runsAgent || each.ref === 'HEAD' ? [] : { ...each, commit: each.ref };
        return each.commit === undefined && !docker.runsAgent ? [] : each;
    });
    const withFullId = ofImage.filter(({ commit, location }) => {
        if (commit === undefined || /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(commit))
            return true;
        const expected = '40 hexadecimal characters: the repository in the image is compared with it';
        const message = '"commit" of a repository in a container is not a full commit id';
        return test.addError('WRONG_TYPE', message, { location, expected, found: commit });
    });
    return { ...docker, repositories: withFullId.map(({ path, commit }) => ({ path, commit })) };
}


/***/ })

};
