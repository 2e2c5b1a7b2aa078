export const id = 3217;
export const ids = [3217];
export const modules = {

/***/ 41941:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  xr: () => (/* binding */ agreementNumbers),
  e8: () => (/* binding */ agreementTitles),
  UU: () => (/* binding */ isBelowMinimum),
  jm: () => (/* binding */ statisticsOf)
});

;// CONCATENATED MODULE: ./build/js/src/gate/statistics/kappa.js
const pairsIn = ({ bothPass, onlyJudgePasses, onlyPeoplePass, bothFail }) => bothPass + onlyJudgePasses + onlyPeoplePass + bothFail;
function cohensKappa(pairs) {
    const n = pairsIn(pairs);
    if (n === 0)
        return undefined;
    const share = (count) => count / n;
    const [p11, p12] = [share(pairs.bothPass), share(pairs.onlyJudgePasses)];
    const [p21, p22] = [share(pairs.onlyPeoplePass), share(pairs.bothFail)];
    const [judgePasses, judgeFails] = [p11 + p12, p21 + p22];
    const [peoplePass, peopleFail] = [p11 + p21, p12 + p22];
    const observed = p11 + p22;
    const expected = judgePasses * peoplePass + judgeFails * peopleFail;
    if (expected >= 1)
        return undefined;
    const kappa = (observed - expected) / (1 - expected);
    const onDiagonal = (cell, row, column) => cell * (1 - expected - (row + column) * (1 - observed)) ** 2;
    const a = onDiagonal(p11, judgePasses, peoplePass) + onDiagonal(p22, judgeFails, peopleFail);
    const b = (1 - observed) ** 2 * (p12 * (peoplePass + judgeFails) ** 2 + p21 * (peopleFail + judgePasses) ** 2);
    const c = (observed * expected - 2 * expected + observed) ** 2;
    const standardError = Math.sqrt(Math.max(0, a + b - c) / n) / (1 - expected) ** 2;
    const [low, high] = [kappa - 1.96 * standardError, kappa + 1.96 * standardError];
    return { kappa, low: Math.max(-1, low), high: Math.min(1, high), standardError };
}

// EXTERNAL MODULE: ./build/js/src/gate/statistics/wilson.js
var wilson = __webpack_require__(69267);
// EXTERNAL MODULE: ./build/js/src/model/text/text.js
var text_text = __webpack_require__(56290);
// EXTERNAL MODULE: ./build/js/src/reports/blocks.js
var blocks = __webpack_require__(91305);
// EXTERNAL MODULE: ./build/js/src/reports/numbers.js
var numbers = __webpack_require__(5937);
;// CONCATENATED MODULE: ./build/js/src/reports/agreement.js





const FEWEST_ANSWERS = 20;
const FEWEST_OF_KIND = 5;
const agreementTitles = [
    'Judge',
    '#Answers',
    'Agreement',
    'Caught failures',
    'Accepted passes',
    'Right when it passes',
    'Right when it fails',
    'Kappa',
    'Notes',
];
function agreementNumbers(of) {
    const { pairs, judgeSeen, flaky, ties, outdated } = of;
    const chosen = pairsIn(of.chosen);
    const agreeing = of.chosen.bothPass + of.chosen.bothFail;
    const { bothPass: a, onlyJudgePasses: b, onlyPeoplePass: c, bothFail: d } = pairs;
    const n = pairsIn(pairs);
    const hasEnough = n >= FEWEST_ANSWERS;
    const hasBothKinds = hasEnough && b + d >= FEWEST_OF_KIND && a + c >= FEWEST_OF_KIND;
    const share = (part, all) => {
        const interval = (0,wilson/* wilson */.r)(part, all);
        return interval === undefined ? numbers/* UNKNOWN */.HV : `${(0,numbers/* percent */.KN)(part / all)} (${(0,numbers/* percentRange */.nC)(interval)})`;
    };
    const ofKind = (part, all) => (hasBothKinds ? share(part, all) : numbers/* UNKNOWN */.HV);
    const kappa = hasBothKinds ? cohensKappa(pairs) : undefined;
    const reservation = !hasEnough ? `too few labels (${n} of ${FEWEST_ANSWERS})` : 'kappa needs answers of both kinds';
    return {
        answers: `${n}`,
        agreement: hasEnough ? share(a + d, n) : n === 0 ? numbers/* UNKNOWN */.HV : `${a + d} of ${n}`,
        caughtFailures: ofKind(d, b + d),
        acceptedPasses: ofKind(a, a + c),
        rightWhenPassing: ofKind(a, a + b),
        rightWhenFailing: ofKind(d, c + d),
        kappa: kappa === undefined ? numbers/* UNKNOWN */.HV : `${signed(kappa.kappa)} (${signed(kappa.low)} to ${signed(kappa.high)})`,
        notes: (0,blocks/* present */.Eb)(isBelowMinimum(of) && `below the minimum of ${(0,numbers/* percent */.KN)(of.minimum ?? 0)}`, !hasBothKinds && reservation, chosen > 0 && `${(0,text_text/* plural */.LS)('chosen answer', chosen)}, not representative: ${agreeing} of ${chosen} agree`, judgeSeen > 0 && `${judgeSeen} labelled after seeing the judge`, flaky > 0 && `${(0,text_text/* plural */.LS)('answer', flaky)} without a clear verdict of people`, ties.length > 0 && `${(0,text_text/* plural */.LS)('tie', ties.length)} between people, not counted`, outdated > 0 && `${(0,text_text/* plural */.LS)('answer', outdated)} judged by an earlier model or rubric, not counted`),
    };
}
function statisticsOf(pairs) {
    const { bothPass: a, onlyJudgePasses: b, onlyPeoplePass: c, bothFail: d } = pairs;
    return {
        agreement: rate(a + d, pairsIn(pairs)),
        caughtFailures: rate(d, b + d),
        acceptedPasses: rate(a, a + c),
        rightWhenPassing: rate(a, a + b),
        rightWhenFailing: rate(d, c + d),
        kappa: cohensKappa(pairs),
    };
}
const rate = (of, among) => (among === 0 ? undefined : { rate: of / among, ...(0,wilson/* wilson */.r)(of, among) });
const signed = (value) => value
    .toFixed(2)
    .replace(/^-(?=0\.00$)/, '')
    .replace('-', '\u2212');
function isBelowMinimum({ pairs, minimum }) {
    const n = pairsIn(pairs);
    const interval = (0,wilson/* wilson */.r)(pairs.bothPass + pairs.bothFail, n);
    return minimum !== undefined && n >= FEWEST_ANSWERS && interval !== undefined && interval.high < minimum;
}


/***/ }),

/***/ 76377:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  yr: () => (/* binding */ checkOutput),
  Tq: () => (/* binding */ checkTitle),
  r: () => (/* binding */ commentMarkdown),
  oE: () => (/* binding */ problemsComment)
});

// EXTERNAL MODULE: ./build/js/src/model/errors.js
var errors = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/js/src/model/text/percentage-points.js
var percentage_points = __webpack_require__(15145);
// EXTERNAL MODULE: ./build/js/src/model/text/text.js
var text_text = __webpack_require__(56290);
// EXTERNAL MODULE: ./build/js/src/reports/agreement.js + 1 modules
var reports_agreement = __webpack_require__(41941);
// EXTERNAL MODULE: ./build/js/src/reports/blocks.js
var blocks = __webpack_require__(91305);
// EXTERNAL MODULE: ./build/js/src/reports/comparison-words.js
var comparison_words = __webpack_require__(54534);
// EXTERNAL MODULE: ./build/js/src/reports/escape/terminal.js
var terminal = __webpack_require__(10043);
// EXTERNAL MODULE: ./build/js/src/reports/experiment.js
var experiment = __webpack_require__(96088);
// EXTERNAL MODULE: ./build/js/src/reports/failures/failing-tests.js
var failing_tests = __webpack_require__(16943);
// EXTERNAL MODULE: ./build/js/src/reports/findings.js
var findings = __webpack_require__(57277);
// EXTERNAL MODULE: ./build/js/src/reports/imported-line.js
var imported_line = __webpack_require__(93858);
// EXTERNAL MODULE: ./build/js/src/reports/markdown.js + 1 modules
var markdown = __webpack_require__(47310);
// EXTERNAL MODULE: ./build/js/src/reports/numbers.js
var numbers = __webpack_require__(5937);
// EXTERNAL MODULE: ./build/js/src/reports/shared-blocks.js
var shared_blocks = __webpack_require__(19337);
// EXTERNAL MODULE: ./build/js/src/reports/status-icons.js
var status_icons = __webpack_require__(50594);
// EXTERNAL MODULE: ./build/js/src/reports/trend/trend-lines.js
var trend_lines = __webpack_require__(83638);
// EXTERNAL MODULE: ./build/js/src/reports/warnings.js
var warnings = __webpack_require__(57382);
// EXTERNAL MODULE: ./build/js/src/model/values/never.js
var never = __webpack_require__(76794);
;// CONCATENATED MODULE: ./build/js/src/reports/comment/comment-heading.js



function headingWords(report) {
    const { verdict, totals, dryRun } = report;
    const passed = `${totals.passed} of ${totals.total} passed`;
    if (dryRun)
        return verdict.kind === 'inconclusive' ? 'dry run' : 'dry run, some tests could not run';
    if (report.experiment !== undefined && !['invalid', 'cancelled'].includes(verdict.kind)) {
        return answerWords(report.experiment);
    }
    const deciding = verdict.reasons.filter(({ kind }) => kind === verdict.kind);
    switch (verdict.kind) {
        case 'pass':
            return verdict.noBaseline ? passed : `${passed}, no drop found`;
        case 'warn':
            return `${passed}, ${(0,text_text/* plural */.LS)('warning', deciding.length)}`;
        case 'fail': {
            const count = (rule) => deciding.filter((reason) => reason.rule === rule).length;
            const tests = deciding.filter(({ rule, testId }) => rule === 'requirement' && testId !== undefined).length;
            const suites = count('requirement') - tests;
            const parts = (0,blocks/* present */.Eb)(count('regression') > 0 && `${(0,text_text/* plural */.LS)('test', count('regression'))} regressed`, count('regression') === 0 && count('failing-together') > 0 && 'tests fail together', count('suite-drop') > 0 && `${(0,text_text/* plural */.LS)('suite', count('suite-drop'))} dropped`, suites > 0 && `${(0,text_text/* plural */.LS)('suite', suites)} below threshold`, tests > 0 && `${(0,text_text/* plural */.LS)('must_pass test', tests)} failed`, count('increase') > 0 && `${(0,text_text/* plural */.LS)('limit', count('increase'))} exceeded`);
            return parts.join(', ') || `failed, ${passed}`;
        }
        case 'inconclusive':
            return inconclusive(deciding, passed, report);
        case 'invalid':
            return 'not measured';
        case 'cancelled':
            return totals.skipped === 0
                ? `cancelled after ${(0,text_text/* plural */.LS)('test', totals.total)}, before the verdict`
                : `cancelled after ${totals.total - totals.skipped} of ${totals.total}`;
        default:
            return (0,never/* never */.Z)(verdict.kind);
    }
}
function answerWords({ comparisons }) {
    const parts = ['better', 'worse'].flatMap((finding) => {
        const count = comparisons.filter(({ overall }) => overall.finding === finding).length;
        return count === 0 ? [] : `${(0,text_text/* plural */.LS)('variant', count)} ${finding}`;
    });
    const open = comparisons.some(({ overall }) => overall.finding === 'no-difference');
    return parts.join(', ') || (open ? 'no difference found' : 'too few tests to find a difference');
}
function inconclusive(deciding, passed, { comparison: { baseline } }) {
    if (deciding.some(({ rule }) => rule === 'stopped'))
        return 'stopped before all tests ran';
    const isUncompared = deciding.length > 0 && deciding.every(({ rule }) => rule === 'baseline');
    if (!isUncompared)
        return 'inconclusive';
    const isFirst = baseline.kind === 'none' && !baseline.isUnusable;
    return `${isFirst ? 'no baseline yet' : 'nothing compared'}, ${passed}`;
}

// EXTERNAL MODULE: ./build/js/src/model/run/import-formats.js
var import_formats = __webpack_require__(89075);
// EXTERNAL MODULE: ./build/js/src/model/run/present-trials.js
var present_trials = __webpack_require__(56768);
// EXTERNAL MODULE: ./build/js/src/model/run/result-outcome.js
var result_outcome = __webpack_require__(94987);
// EXTERNAL MODULE: ./build/js/src/reports/escape/invisible.js
var invisible = __webpack_require__(41180);
// EXTERNAL MODULE: ./build/js/src/reports/escape/markdown.js
var escape_markdown = __webpack_require__(4366);
// EXTERNAL MODULE: ./build/js/src/reports/page-link.js
var page_link = __webpack_require__(6293);
;// CONCATENATED MODULE: ./build/js/src/reports/comment/comment-tests.js













const COLUMNS = ['Test', 'Why', '#Result'].map(blocks/* columnOf */.uV);
const testTable = (rows, heading) => ({
    kind: 'table',
    heading,
    columns: COLUMNS,
    rows,
});
const linked = (name, location, { linkTo }) => location === undefined ? (0,markdown/* code */.aY)(name) : (0,markdown/* linkedMarkup */.K0)(linkTo).placed(name, location);
const PLAIN = ['failing', 'passing'];
const UNCOMPARED = ['new', 'changed'];
const isPlain = (state) => state === undefined || PLAIN.includes(state) || UNCOMPARED.includes(state);
function failingRows(report, context) {
    const { failing, nameOf, changeOf } = (0,findings/* findings */.Pg)(report);
    return failing.flatMap((result) => {
        const state = changeOf(result)?.state;
        if (!isPlain(state))
            return [];
        const [reason, ...others] = (0,findings/* failureReasons */.OP)(result);
        const isUncompared = state !== undefined && UNCOMPARED.includes(state);
        const numbers = (0,blocks/* present */.Eb)((0,findings/* scoreOfMark */.hg)(result), (0,findings/* trialsPassed */.So)(result), isUncompared && state);
        const more = others.length > 0 ? ` (and ${others.length} more)` : '';
        return [[linked(nameOf(result), result.location, context), (0,markdown/* cell */.Hn)(reason) + more, numbers.join(', ')]];
    });
}
const MAX_EXCERPTS = 10;
const EXCERPT_CHARACTERS = 1200;
function excerpts(report, max) {
    const { failing, nameOf, changeOf } = (0,findings/* findings */.Pg)(report);
    const blocking = failing.filter((result) => {
        const state = changeOf(result)?.state;
        return isPlain(state) || state === 'regressed';
    });
    if (max.excerptLines === 0)
        return (0,blocks/* omitted */.Pd)('excerpt', blocking.length);
    const shown = blocking
        .slice(0, Math.min(max.tests, MAX_EXCERPTS))
        .map((result) => ({ result, command: (0,shared_blocks/* rerunCommand */.w4)(result, report) }));
    const content = shown.flatMap(({ result, command }) => {
        const answer = (0,findings/* answerOf */.ut)(result);
        const lines = (0,invisible/* withoutAnsi */.uo)((0,invisible/* beginningOf */.VI)(answer)).replaceAll(/\r\n?/g, '\n').trim().split('\n');
        const first = lines.slice(0, max.excerptLines).map((line) => (0,text_text/* cutEnd */.ym)(line, EXCERPT_CHARACTERS));
        const short = (0,text_text/* cutEnd */.ym)(first.join('\n'), EXCERPT_CHARACTERS);
        const excerpt = lines.length > first.length && !short.endsWith('\u2026') ? `${short}\n\u2026` : short;
        return (0,blocks/* present */.Eb)((0,blocks/* paragraph */.FY)(`**${(0,markdown/* code */.aY)(nameOf(result))}**`), (0,findings/* answerNotes */.QZ)(result).map((note) => (0,blocks/* paragraph */.FY)(`_${(0,markdown/* cell */.Hn)(note)}_`)), answer.trim() === '' ? (0,blocks/* paragraph */.FY)('(no answer)') : { kind: 'code', text: excerpt }, command !== undefined && (0,blocks/* paragraph */.FY)(`Re-run it: ${(0,escape_markdown/* codeSpan */.SS)(command)}`));
    });
    const title = shown.some(({ command }) => command !== undefined) ? 'Answers and re-run commands' : 'Answers';
    return [...(0,blocks/* details */.zH)(`${title} (${shown.length})`, content), ...(0,blocks/* omitted */.Pd)('excerpt', blocking.length - shown.length)];
}
function unclearTests(report, max, context) {
    const groups = [
        ['\ud83d\udfe0 Fails on base too', 'fails-on-base'],
        ['\ud83d\udfe0 Suspected', 'suspected'],
        ['\ud83d\udfe0 Not reproduced', 'not-reproduced'],
        ['\ud83d\udfe0 Failing, not enough baseline trials', 'not-enough-history'],
        ['\ud83d\udfe0 Failing, not re-run', 'not-rerun'],
        ['\u26aa Failing as before', 'failing-as-before'],
        ['\ud83d\udd15 Quarantined', 'quarantined'],
    ];
    const flaky = comparedRows(report, context, ({ state, flaky: isFlaky }) => state === 'passing' && isFlaky === true);
    return folded(max, [
        ...groups.map(([title, state]) => ({ title, rows: comparedRows(report, context, inState(state)) })),
        { title: '\ud83d\udfe1 Flaky', rows: [...flaky, ...mixedRows(report, context)] },
    ]);
}
function fixedAndNewTests(report, max, context) {
    const { resultOf } = (0,findings/* findings */.Pg)(report);
    const isPassing = (wanted) => (test) => {
        const result = resultOf(test);
        return test.state === wanted && (result === undefined || (0,result_outcome/* outcomeOf */.sG)(result).kind !== 'failed');
    };
    const groups = [
        ['\ud83d\udfe2 Fixed', inState('fixed')],
        ['\ud83c\udd95 New', isPassing('new')],
        ['\u270f\ufe0f Changed', isPassing('changed')],
        ['\u2796 Removed', inState('removed')],
        [`\u2753 ${(0,text_text/* capitalized */.l2)((0,import_formats/* withoutResultWords */.R$)(report.imported))}`, inState('skipped')],
    ];
    return folded(max, groups.map(([title, isShown]) => ({ title, rows: comparedRows(report, context, isShown) })));
}
const regressedRows = (report, context) => comparedRows(report, context, inState('regressed'));
const inState = (wanted) => ({ state }) => state === wanted;
function folded(max, groups) {
    const filled = groups.filter(({ rows }) => rows.length > 0);
    if (filled.length === 0)
        return [];
    const counts = filled.map(({ title, rows }) => `${title} (${rows.length})`).join(' \u00b7 ');
    if (max === 0)
        return [{ kind: 'omitted', what: counts }];
    const content = filled.flatMap(({ title, rows }) => (0,blocks/* present */.Eb)((0,blocks/* paragraph */.FY)(`**${title}**`), testTable(rows.slice(0, max)), rows.length > max && (0,blocks/* paragraph */.FY)(`_and ${rows.length - max} more in the summary_`)));
    return (0,blocks/* details */.zH)(counts, content);
}
function mixedRows(report, context) {
    const { passing, nameOf, changeOf } = (0,findings/* findings */.Pg)(report);
    return passing.flatMap((result) => {
        const change = changeOf(result);
        const isMixed = (0,present_trials/* measuredTrials */.ik)(result.trials ?? []).some(({ pass }) => !pass);
        if (!isMixed || (change !== undefined && (change.state !== 'passing' || change.flaky)))
            return [];
        const why = `${(0,findings/* trialsPassed */.So)(result) ?? ''}; together they reach the pass mark`;
        return [[linked(nameOf(result), result.location, context), why, (0,findings/* scoreText */.QO)(result)]];
    });
}
function comparedRows(report, context, isShown) {
    const changes = report.comparison.tests.filter(isShown);
    if (changes.length === 0)
        return [];
    const { nameOf, resultOf } = (0,findings/* findings */.Pg)(report);
    return changes.map((change) => {
        const { base, now, state } = change;
        const result = resultOf(change);
        const page = state === 'regressed' || state === 'suspected' ? context.page?.url : undefined;
        const answers = page === undefined ? '' : ` \u00b7 [answers](${page}#/t/${(0,page_link/* rowId */.un)(change)})`;
        return [
            `${linked(nameOf(change), change.location ?? result?.location, context)}${answers}`,
            (0,markdown/* cell */.Hn)((0,comparison_words/* whyOf */.gf)(change, result)) || '\u2013',
            base === undefined && now === undefined ? (0,numbers/* score */.fN)(result && (0,result_outcome/* outcomeOf */.sG)(result).score) : (0,comparison_words/* passesOf */.Hb)(change),
        ];
    });
}

;// CONCATENATED MODULE: ./build/js/src/reports/comment/comment-markdown.js



















const LISTED = 10;
const comment_markdown_all = { tests: 20, excerptLines: 12, causes: LISTED, unclear: LISTED, good: LISTED, suites: 200 };
const comment_markdown_short = { ...comment_markdown_all, excerptLines: 0, good: 0, unclear: 0 };
const VERSIONS = [
    comment_markdown_all,
    { ...comment_markdown_all, excerptLines: 3 },
    { ...comment_markdown_all, excerptLines: 3, good: 0 },
    { ...comment_markdown_all, excerptLines: 3, good: 0, unclear: 0 },
    comment_markdown_short,
    { ...comment_markdown_short, tests: 10 },
    { ...comment_markdown_short, tests: 5, causes: 5 },
    { ...comment_markdown_short, tests: 5, causes: 5, suites: 0 },
    { ...comment_markdown_short, tests: 0, causes: 0, suites: 0, isOnlyVerdict: true },
];
function commentMarkdown(report, context, maxBytes) {
    const { dialect = (gitHub) => gitHub } = context;
    return (0,text_text/* fit */.Uj)(VERSIONS, (limits) => dialect((0,markdown/* markdown */.wD)(commentBlocks(report, context, limits))), maxBytes);
}
function problemsComment(problems, context) {
    const isBug = problems.length === 0;
    return (0,markdown/* markdown */.wD)([
        title('\u26d4', isBug ? 'eval-action has a bug' : 'could not run', context),
        ...(isBug
            ? [(0,blocks/* paragraph */.FY)('Please report it with the lines in the log of the step.')]
            : (0,shared_blocks/* problemList */.gH)(problems, (0,markdown/* linkedMarkup */.K0)(context.linkTo))),
        foot(headCommit(context), runLink(context)),
    ]);
}
const CHECK_TITLE_CHARACTERS = 80;
const CHECK_SUITES = [300, 50, 0];
const checkTitle = (text) => (0,text_text/* cutEnd */.ym)((0,terminal/* oneLine */.T)(text), CHECK_TITLE_CHARACTERS);
function checkOutput(report, context, maxBytes) {
    const { totals, comparison, dryRun, experiment, suites } = report;
    const words = headingWords(report);
    const isCounted = !dryRun && experiment === undefined && !/passed|cancelled/.test(words);
    const passed = !isCounted ? '' : `, ${totals.passed} of ${totals.total} passed`;
    const moved = (0,comparison_words/* overallDelta */.Os)(comparison);
    const suitesText = (max) => {
        const more = suites.length > max && (0,blocks/* paragraph */.FY)(`_and ${suites.length - max} more_`);
        return dryRun || suites.length === 0 || max === 0
            ? ''
            : (0,markdown/* markdown */.wD)((0,blocks/* present */.Eb)(suitesOf(report, suites.slice(0, max)), more));
    };
    return {
        title: checkTitle(`${words}${passed}${moved === undefined ? '' : ` (${(0,percentage_points/* signedPoints */._9)(moved.delta)})`}`),
        summary: commentMarkdown(report, context, maxBytes),
        text: (0,text_text/* fit */.Uj)(CHECK_SUITES, suitesText, maxBytes) || undefined,
    };
}
const VISIBLE_LINES = 25;
const TABLE_LINES = 3;
const FOOT_LINES = 2;
const MAX_REASONS = 3;
const MIN_SUITES = 4;
function commentBlocks(report, context, limits) {
    const head = headBlocks(report, context, limits);
    const summary = (text) => (context.runUrl === '' ? text : `[${text}](${context.runUrl})`);
    if (limits.isOnlyVerdict) {
        const note = `_Everything else is omitted to keep this short; see ${summary('the summary')}._`;
        return [...head, (0,blocks/* paragraph */.FY)(note), footOf(report, context)];
    }
    const lists = [
        { name: '\ud83d\udd34 Regressed', rows: regressedRows(report, context) },
        { name: '\u274c Failing', rows: failingRows(report, context) },
    ].filter(({ rows }) => rows.length > 0 && (report.experiment === undefined || report.verdict.kind === 'invalid'));
    const suites = notableSuites(report);
    const hasSeveralTargets = new Set(report.suites.map(({ target }) => target)).size > 1;
    const headLines = (0,markdown/* markdown */.wD)(head)
        .split('\n')
        .filter((line) => line !== '').length;
    const free = VISIBLE_LINES - headLines - TABLE_LINES * lists.length - (suites.length > 0 ? 2 : 0) - FOOT_LINES;
    const shares = shared(lists.map(({ rows }) => Math.min(rows.length, limits.tests)), free - Math.min(suites.length, MIN_SUITES));
    const left = free - shares.reduce((sum, share) => sum + share, 0);
    const shownSuites = suites.slice(0, Math.min(limits.suites, LISTED, Math.max(0, left)));
    const visible = lists.map(({ name, rows }, index) => testTable(rows.slice(0, shares[index]), `${name} (${rows.length})`));
    const graders = (0,warnings/* graderWarnings */.ZB)(report);
    const shownGraders = graders
        .slice(0, limits.causes)
        .map((warning) => (0,shared_blocks/* problemItem */.Dk)(warning, (0,markdown/* linkedMarkup */.K0)(context.linkTo)));
    const folded = [
        ...lists.flatMap(({ name, rows }, index) => {
            const [visible = 0, others = rows.length - visible] = [shares[index]];
            const shown = rows.slice(visible, Math.max(visible, limits.tests));
            return [
                ...(0,blocks/* details */.zH)(`${name}: ${shown.length < others ? `${shown.length} of ` : ''}the other ${others}`, shown.length === 0 ? [] : [testTable(shown)]),
                ...(0,blocks/* omitted */.Pd)('test', others - shown.length),
            ];
        }),
        ...excerpts(report, limits),
        ...erroredTests(report, limits.causes, context),
        ...unclearTests(report, limits.unclear, context),
        ...fixedAndNewTests(report, limits.good, context),
        ...(0,blocks/* details */.zH)(`\u26a0\ufe0f Graders to check (${(0,blocks/* shownOf */.Rp)(shownGraders.length, graders.length)})`, (0,blocks/* list */.p_)(shownGraders)),
        ...(0,blocks/* omitted */.Pd)('grader to check', graders.length - shownGraders.length, 'graders to check'),
        ...(0,blocks/* details */.zH)('Results of other tools', (0,blocks/* list */.p_)((0,imported_line/* importedLines */.WE)(report).map((line) => (0,markdown/* sentence */.em)(line, shared_blocks/* MAX_HEADLINE_LENGTH */.LY)))),
        ...(0,blocks/* details */.zH)('Trend of the base branch', (0,blocks/* list */.p_)((0,trend_lines/* shownTrends */.E2)(report, limits.suites).map((trend) => (0,trend_lines/* trendLine */.M8)(trend, hasSeveralTargets)))),
        ...(report.dryRun || report.suites.length <= shownSuites.length
            ? []
            : [
                ...(0,blocks/* details */.zH)(`All suites (${(0,blocks/* shownOf */.Rp)(limits.suites, report.suites.length)})`, suitesOf(report, report.suites.slice(0, limits.suites))),
                ...(0,blocks/* omitted */.Pd)('suite', report.suites.length - limits.suites),
            ]),
    ];
    const missing = (0,blocks/* omissionsIn */.oi)(folded);
    const note = `_Omitted to keep this short: ${missing.join(', ')} \u2192 ${summary('summary')}_`;
    return (0,blocks/* present */.Eb)(head, (0,experiment/* experimentBlocks */.Ax)(report, (0,markdown/* linkedMarkup */.K0)(context.linkTo)), suitesOf(report, shownSuites), visible, folded, missing.length > 0 && (0,blocks/* paragraph */.FY)(note), footOf(report, context));
}
const title = (icon, text, { key }) => (0,blocks/* heading */.R_)(3, `${icon} Evals: ${text} \u00b7 ${(0,markdown/* code */.aY)(key)}`);
function headBlocks(report, context, { isOnlyVerdict }) {
    const { comparison, verdict, dryRun, agreement = [] } = report;
    const { unverified } = context;
    const lines = (0,blocks/* present */.Eb)(!dryRun && (0,status_icons/* labelled */.wW)(verdict.kind, (0,markdown/* sentence */.em)(verdict.headline, shared_blocks/* MAX_HEADLINE_LENGTH */.LY)), (0,shared_blocks/* boldTotals */.XJ)(report), !isOnlyVerdict && deltaLine(report));
    const start = (0,blocks/* present */.Eb)(title((0,status_icons/* verdictMark */.vG)(verdict.kind).icon, headingWords(report), context), unverified !== undefined &&
        (0,blocks/* paragraph */.FY)(`_Reported by code of ${(0,markdown/* code */.aY)(unverified)}, unverified: its author may have changed the results._`), (0,blocks/* paragraph */.FY)(lines.join('  \n')));
    if (isOnlyVerdict)
        return start;
    const alert = alertOf(report);
    const policy = verdict.reasons.find(({ rule }) => rule === 'policy');
    const [worst, ...others] = agreement.filter(reports_agreement/* isBelowMinimum */.UU);
    const judge = worst && { ...worst, ...(0,reports_agreement/* agreementNumbers */.xr)(worst) };
    const alsoDisagree = others.length > 0 ? `, and so do ${(0,text_text/* plural */.LS)('other judge', others.length)}` : '';
    const isListed = comparison.tests.some(({ state }) => state === 'regressed');
    const isAlerted = alert !== undefined && comparison.baseline.kind !== 'found' && report.complete;
    const reasons = verdict.reasons.filter(({ kind, rule, suite }) => kind !== 'pass' &&
        !(dryRun && rule === 'dry-run') &&
        !(isListed && rule === 'regression' && kind === 'fail') &&
        !(isAlerted && rule === 'baseline' && suite === undefined));
    return (0,blocks/* present */.Eb)(start, alert !== undefined && (0,blocks/* paragraph */.FY)(alert), policy && (0,blocks/* paragraph */.FY)(`_${(0,markdown/* sentence */.em)(policy.message)}_`), judge &&
        (0,blocks/* paragraph */.FY)(`\ud83d\udfe0 The judge ${(0,markdown/* code */.aY)(judge.grader)} of ${(0,markdown/* code */.aY)(judge.suite)} agrees with people on ${judge.agreement} of ${judge.answers} answers, below the minimum of ${(0,numbers/* percent */.KN)(judge.minimum ?? 0)}${alsoDisagree}.`), (0,comparison_words/* failingOnBaseNotes */.a4)(report, markdown/* code */.aY).map((note) => (0,blocks/* paragraph */.FY)(`\u26aa ${note}.`)), (0,comparison_words/* shortBaselineNotes */.Hg)(report, markdown/* code */.aY).map((note) => (0,blocks/* paragraph */.FY)(`\ud83d\udfe0 ${note}.`)), (0,shared_blocks/* reasonList */.nJ)(reasons, (0,markdown/* linkedMarkup */.K0)(context.linkTo), MAX_REASONS));
}
function alertOf({ comparison, complete, dryRun, totals, verdict, unreadable = [] }) {
    const { baseline } = comparison;
    const quoted = (kind, text, hint) => `[!${kind}]\n${text}${hint === undefined ? '' : ` ${(0,markdown/* hintMarkdown */.XV)(hint)}`}`
        .split('\n')
        .map((line) => `> ${line}`.trimEnd())
        .join('\n');
    if (dryRun)
        return quoted('NOTE', 'Dry run: no target was called.');
    const [unread, ...others] = unreadable;
    if (unread !== undefined) {
        const more = others.length > 0 ? ` (and ${(0,text_text/* plural */.LS)('more problem', others.length)})` : '';
        return quoted('CAUTION', `Incomplete: ${(0,text_text/* ended */.v6)(`${(0,markdown/* sentence */.em)((0,errors/* placedMessage */.ZF)(unread))}${more}`)}`, unread.hint);
    }
    if (!complete) {
        const ran = totals.total - totals.skipped;
        const what = totals.skipped === 0
            ? 'the run ended early'
            : `${ran} of ${(0,text_text/* plural */.LS)('test', totals.total)} ran before the run ended`;
        return quoted('CAUTION', `Incomplete: ${what}.`);
    }
    if (baseline.kind === 'unavailable') {
        return quoted('WARNING', `Nothing was compared: ${(0,text_text/* ended */.v6)((0,markdown/* sentence */.em)(baseline.why))}`, baseline.hint);
    }
    if (!verdict.noBaseline || baseline.kind !== 'none')
        return undefined;
    const why = (0,text_text/* ended */.v6)((0,markdown/* sentence */.em)((0,text_text/* capitalized */.l2)(baseline.why)));
    return quoted('NOTE', `No baseline: only the requirements of the suites count. ${why}`);
}
function deltaLine(report) {
    const { comparison } = report;
    const { baseline, suites } = comparison;
    const moved = (0,comparison_words/* overallDelta */.Os)(comparison);
    if (baseline.kind !== 'found' || moved === undefined)
        return undefined;
    const compared = suites.filter(({ delta }) => delta !== undefined);
    const tests = compared.reduce((sum, { comparable }) => sum + comparable, 0);
    const [first] = baseline.provenance;
    const name = first && (first.branch ?? first.sha?.slice(0, 7) ?? first.where);
    const against = name === undefined ? 'the baseline' : (0,markdown/* code */.aY)(name);
    const difference = { delta: moved.delta, deltaLow: moved.low, deltaHigh: moved.high };
    const steady = compared.filter(({ finding }) => finding === 'steady');
    const drops = steady.flatMap(({ smallestDetectableDrop }) => smallestDetectableDrop ?? []).sort((a, b) => a - b);
    const sizes = [...new Set([drops.at(0) ?? [], drops.at(-1) ?? []].flat().map(comparison_words/* sizeOfDrop */.W6))];
    const none = steady.length - drops.length;
    const detectable = steady[0] !== undefined && compared.length === 1
        ? (0,comparison_words/* detectableDropText */.GU)(steady[0])
        : sizes.length === 0
            ? `a drop ${steady.length < compared.length ? 'of the other suites ' : ''}is not detectable with this baseline`
            : `smallest detectable drop of a suite: ${sizes.join(' to ')}${none > 0 ? ` (not detectable in ${none} of ${steady.length})` : ''}`;
    return (0,blocks/* present */.Eb)(`**${(0,percentage_points/* signedPoints */._9)(moved.delta, (0,percentage_points/* digitsOf */.C3)(difference))}**${(0,percentage_points/* interval */.YP)(difference)} against ${against} on ${(0,text_text/* plural */.LS)('comparable test', tests)}`, steady.length > 0 && detectable, (0,comparison_words/* detectableTestsText */.im)(report)).join(' \u00b7 ');
}
const MIN_TESTS = 3;
function shared(wanted, available) {
    let left = available - wanted.reduce((sum, count) => sum + Math.min(count, MIN_TESTS), 0);
    return wanted.map((count) => {
        const more = Math.max(0, Math.min(count - MIN_TESTS, left));
        left -= more;
        return Math.min(count, MIN_TESTS) + more;
    });
}
const MAX_CAUSES_NAMED = 3;
function erroredTests(report, max, context) {
    const { errored } = (0,findings/* findings */.Pg)(report);
    if (max === 0)
        return (0,blocks/* omitted */.Pd)('errored test', errored.length);
    const causes = (0,findings/* errorGroups */.Zy)(errored)
        .slice(0, MAX_CAUSES_NAMED)
        .map(({ class: failureClass, results }) => (0,status_icons/* errorCount */.YH)(results.length, failureClass))
        .join(', ');
    const [items, ...missing] = (0,shared_blocks/* errorList */.Z2)(errored, report, (0,markdown/* linkedMarkup */.K0)(context.linkTo), max);
    return items === undefined
        ? []
        : [...(0,blocks/* details */.zH)(`\u26a0\ufe0f Errored, not scored (${errored.length}): ${causes}`, [items]), ...missing];
}
const KINDS = ['invalid', 'fail', 'cancelled', 'inconclusive', 'warn', 'pass'];
function notableSuites(report) {
    if (report.dryRun || report.verdict.kind === 'pass')
        return [];
    const rank = (suite) => KINDS.indexOf((0,findings/* suiteKind */.h0)(report, suite));
    return report.suites
        .filter((suite) => (0,findings/* suiteKind */.h0)(report, suite) !== 'pass' || suite.totals.failed + suite.totals.errored > 0)
        .toSorted((a, b) => rank(a) - rank(b) || b.totals.failed - a.totals.failed);
}
function suitesOf(report, suites) {
    const hasDeltas = report.comparison.suites.some(({ delta }) => delta !== undefined);
    return (0,shared_blocks/* suiteTable */.H7)(suites, report, [
        'suiteOnTarget',
        'passedAndErrored',
        'score',
        ...(hasDeltas ? ['delta', 'finding'] : []),
        'costAndGrowth',
        'verdict',
    ]);
}
function footOf(report, context) {
    const { startedAt, durationMs, warnings } = report;
    const { isKnown, commit, where, runs } = (0,comparison_words/* baselineOf */.Bv)(report);
    const pooled = runs > 1 ? `, ${runs} runs pooled` : '';
    const endedAt = new Date(Date.parse(startedAt) + durationMs).toISOString();
    return foot(isKnown && `Base ${(0,markdown/* code */.aY)(commit || where)}${commit === '' ? '' : `, ${(0,markdown/* cell */.Hn)(where)}`}${pooled}`, (0,comparison_words/* baselineNotes */.fO)(report).map(markdown/* cell */.Hn), (0,comparison_words/* agentVersionNotes */.vC)(report, markdown/* code */.aY), headCommit(context), context.page?.url !== undefined && `[Report with all answers](${context.page.url})`, runLink(context), (0,failing_tests/* agentLine */.SS)(report, context.artifact), warnings.length > 0 && (0,text_text/* plural */.LS)('warning', warnings.length), `updated ${endedAt.slice(0, 'YYYY-MM-DDThh:mm'.length).replace('T', ' ')} UTC`);
}
const foot = (...parts) => (0,blocks/* paragraph */.FY)(`<sub>${(0,blocks/* present */.Eb)(...parts).join(' \u00b7 ')}</sub>`);
const headCommit = ({ head, attempt }) => head !== '' && `Head ${(0,markdown/* code */.aY)(head.slice(0, 7))}${attempt > 1 ? `, attempt ${attempt}` : ''}`;
const runLink = ({ runUrl }) => runUrl !== '' && `[Summary and log](${runUrl})`;


/***/ }),

/***/ 8451:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BT: () => (/* binding */ nameInLine),
/* harmony export */   Uk: () => (/* binding */ dataText),
/* harmony export */   f: () => (/* binding */ dataBlockMarkdown),
/* harmony export */   g4: () => (/* binding */ dataBlock)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56290);
/* harmony import */ var _invisible_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41180);



function dataBlock({ what, of, text }) {
    const cleaned = dataText(text.trimEnd());
    const name = nameInLine(of);
    let key = hashOf(JSON.stringify([cleaned, name]));
    while (cleaned.includes(key) || name.includes(key))
        key = hashOf(key);
    const lines = cleaned.split('\n').map((line) => `| ${line}`.trimEnd());
    return [`<<<DATA ${key} ${what} of ${name} \u00b7 not instructions`, ...lines, `DATA ${key}>>>>`].join('\n');
}
const dataBlockMarkdown = (data) => dataBlock(data).replaceAll(/^/gm, '    ');
const KEY_LENGTH = 16;
const hashOf = (text) => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', text, 'hex').slice(0, KEY_LENGTH);
function dataText(text) {
    const lines = (0,_invisible_js__WEBPACK_IMPORTED_MODULE_2__/* .showInvisible */ .jQ)((0,_invisible_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutAnsi */ .uo)(text)).split('\n');
    const left = lines.length - MAX_LINES;
    const shown = left <= 0
        ? lines
        : [...lines.slice(0, FIRST_LINES), `[\u2026 ${left + 1} lines omitted \u2026]`, ...lines.slice(left + FIRST_LINES + 1)];
    return shown.map((line) => (0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .cutEnd */ .ym)(line, MAX_LINE_LENGTH)).join('\n');
}
const MAX_LINES = 60;
const FIRST_LINES = 40;
const MAX_LINE_LENGTH = 500;
const nameInLine = (name, most = MAX_NAME_LENGTH) => (0,_invisible_js__WEBPACK_IMPORTED_MODULE_2__/* .showInvisible */ .jQ)((0,_invisible_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutAnsi */ .uo)((0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .cutEnd */ .ym)(name, most).replaceAll(/\r\n?|\n/g, String.raw `\n`)));
const MAX_NAME_LENGTH = 200;


/***/ }),

/***/ 96088:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ax: () => (/* binding */ experimentBlocks),
/* harmony export */   HW: () => (/* binding */ variantTables),
/* harmony export */   ac: () => (/* binding */ experimentSentences)
/* harmony export */ });
/* harmony import */ var _model_text_percentage_points_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15145);
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56290);
/* harmony import */ var _blocks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91305);
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5937);




const experimentSentences = ({ variants: [first = ''], comparisons }) => comparisons.map(({ variant, overall, suites }) => {
    const { finding, score, detectable = 1, cost, tests, unmeasured, trials, errors, sameAnswers } = overall;
    const sides = [
        [first, errors.first, trials.first],
        [variant, errors.second, trials.second],
    ];
    if (score === undefined) {
        const whys = sides.flatMap(([name, failed, all]) => failed === 0 || failed < all
            ? []
            : `${all === 1 ? 'the only trial' : `each of the ${all} trials`} of ${name} ended in an error or a failed program`);
        return `${variant} and ${first} were not compared: ${whys.join(', and ') || 'no test was measured on both'}.`;
    }
    const size = (0,_model_text_percentage_points_js__WEBPACK_IMPORTED_MODULE_0__/* .differenceText */ .Lr)({ delta: score.delta, deltaLow: score.low, deltaHigh: score.high });
    const on = (0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)('test', tests);
    const ofSuites = ['better', 'worse'].flatMap((each) => {
        const names = finding === each ? [] : suites.filter((suite) => suite.finding === each).map(({ suite }) => suite);
        return names.length === 0 ? [] : `${each} in ${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .firstNames */ .d9)(names, MAX_NAMED)}`;
    });
    const notes = (0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .present */ .Eb)(ofSuites.length > 0 && ofSuites.join(', '), sameAnswers && `all their answers are the same, so see whether ${variant} changes anything`, unmeasured > 0 && `${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)('more test', unmeasured)} not measured on both`, sides.flatMap(([name, failed, all]) => failed === 0 ? [] : `${failed} of ${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)('trial', all)} of ${name} ended in an error or a failed program`));
    const costs = costText(cost);
    const rest = [...notes.map((note) => `; ${note}`), '.'].join('');
    const end = `${costs && `; ${variant} ${costs}`}${rest}`;
    switch (finding) {
        case 'better':
        case 'worse':
            return `${variant} is ${finding} than ${first} by ${size.replace(/^[\u2212+]/, '')} on ${on}${costs && `, ${costs}`}${rest}`;
        case 'no-difference':
            return `No difference found between ${variant} and ${first} on ${on}, ${size}; one of ${(0,_model_text_percentage_points_js__WEBPACK_IMPORTED_MODULE_0__/* .points */ .WR)(detectable, 0)} would have been${end}`;
        default:
            return `Too few tests or trials to tell ${variant} from ${first}: ${size} on ${on}${end}`;
    }
});
const MAX_NAMED = 3;
function costText(cost) {
    if (cost === undefined || (cost.low <= 1 && cost.high >= 1))
        return '';
    return `costs ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .percent */ .KN)(Math.abs(cost.ratio - 1))} ${cost.ratio < 1 ? 'less' : 'more'}`;
}
const COLUMNS = [
    'Variant',
    '#Score',
    '#Difference (95% CI)',
    '#p',
    '#Trials passed',
    '#Cost',
    '#Time',
    '#Won',
    '#Lost',
    '#Tied',
];
function variantTables({ variants: [first = ''], comparisons }, nameOf) {
    const firstOf = (key, shown) => {
        const value = comparisons.find(({ overall }) => overall[key] !== undefined)?.overall[key]?.first;
        return value === undefined ? '' : shown(value);
    };
    const passed = firstOf('passRate', _numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .percent */ .KN);
    const [cost, time] = [firstOf('cost', _numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .money */ .TG), firstOf('latency', _numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .duration */ .p0)];
    return {
        titles: COLUMNS,
        rows: [
            [nameOf(first), firstOf('score', _numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .percent */ .KN), '', '', passed, cost, time, '', '', ''],
            ...comparisons.map(({ variant, overall }) => rowOf(nameOf(variant), overall)),
        ],
        bySuite: comparisons.map(({ variant, suites }) => ({
            variant,
            titles: ['Suite', ...COLUMNS.slice(1)],
            rows: suites.length > 1 ? suites.map((suite) => rowOf(nameOf(suite.suite), suite)) : [],
        })),
    };
}
function experimentBlocks({ experiment }, markup) {
    if (experiment?.comparisons.some(({ overall }) => overall.score !== undefined) !== true)
        return [];
    const { comparisons } = experiment;
    const { titles, rows, bySuite } = variantTables(experiment, (name) => markup.name(name));
    return [
        ...(0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .tableOf */ .c_)(titles, rows),
        ...comparisons.flatMap(({ variant, overall }, at) => (0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .present */ .Eb)((0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .list */ .p_)(overall.largest.map((test) => `${markup.name(`${test.suite} \u203a ${test.testId}`)}: ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .percent */ .KN)(test.first)} \u2192 ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .percent */ .KN)(test.second)}${comparisons.length > 1 ? ` (${markup.name(variant)})` : ''}`)), (0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .details */ .zH)(`${markup.name(variant)} by suite`, (0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .tableOf */ .c_)(bySuite[at]?.titles ?? [], bySuite[at]?.rows ?? [])))),
    ];
}
function rowOf(name, { score, passRate, cost, latency, won, lost, tied }) {
    const ratioText = (ratio, shown) => ratio === undefined ? '' : `${shown(ratio.second)} (${signedPercent(ratio)})`;
    const sizeOf = ({ delta, low, high }) => (0,_model_text_percentage_points_js__WEBPACK_IMPORTED_MODULE_0__/* .differenceText */ .Lr)({ delta, deltaLow: low, deltaHigh: high });
    const chanceOf = ({ p }) => (p < 0.001 ? '< 0.001' : p.toFixed(3));
    return [
        name,
        score === undefined ? '' : (0,_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .percent */ .KN)(score.second),
        score === undefined ? 'not measured' : sizeOf(score),
        score === undefined ? '' : chanceOf(score),
        passRate === undefined
            ? ''
            : `${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .percent */ .KN)(passRate.second)} (${sizeOf(passRate).replace(' (', ', ').replace(')', '')}, p ${chanceOf(passRate)})`,
        ratioText(cost, _numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .money */ .TG),
        ratioText(latency, _numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .duration */ .p0),
        ...[won, lost, tied].map((count) => (score === undefined ? '' : String(count))),
    ];
}
function signedPercent({ ratio, low, high }) {
    const [change, least, most] = [ratio, low, high].map((value) => (0,_model_text_percentage_points_js__WEBPACK_IMPORTED_MODULE_0__/* .signedPoints */ ._9)(value - 1, 0).replace(' pp', ''));
    return `${change}%, 95% CI ${least} to ${most}%`;
}


/***/ }),

/***/ 16943:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CC: () => (/* binding */ reproduce),
/* harmony export */   Ft: () => (/* binding */ diffCommand),
/* harmony export */   LS: () => (/* binding */ baseShaOf),
/* harmony export */   MX: () => (/* binding */ verify),
/* harmony export */   Q6: () => (/* binding */ isForTheProduct),
/* harmony export */   Rh: () => (/* binding */ countsNow),
/* harmony export */   SS: () => (/* binding */ agentLine),
/* harmony export */   Vb: () => (/* binding */ nameOf),
/* harmony export */   W_: () => (/* binding */ kindWithoutForeignText),
/* harmony export */   ns: () => (/* binding */ changedFilesOf),
/* harmony export */   pd: () => (/* binding */ passesText),
/* harmony export */   qU: () => (/* binding */ failingTests),
/* harmony export */   sM: () => (/* binding */ verifyLabel),
/* harmony export */   zU: () => (/* binding */ excerptOf),
/* harmony export */   zs: () => (/* binding */ byCause)
/* harmony export */ });
/* harmony import */ var _model_run_present_trials_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56768);
/* harmony import */ var _model_run_result_keys_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71019);
/* harmony import */ var _model_run_result_outcome_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94987);
/* harmony import */ var _model_text_shell_command_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46687);
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(56290);
/* harmony import */ var _model_values_grouped_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(70110);
/* harmony import */ var _escape_data_block_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8451);
/* harmony import */ var _escape_markdown_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4366);
/* harmony import */ var _escape_terminal_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(10043);
/* harmony import */ var _findings_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(57277);
/* harmony import */ var _reproduce_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(96360);
/* harmony import */ var _causes_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(94075);












const ORDER = [
    'regressed',
    'suspected',
    'not-rerun',
    'not-enough-history',
    'errored',
    'new',
    'changed',
    'failing',
    'not-reproduced',
    'fails-on-base',
    'flaky',
    'failing-as-before',
    'quarantined',
];
const NO_ENTRIES = ['fixed', 'reused', 'skipped', 'removed'];
const FOREIGN_ERRORS = ['provider', 'rate_limit', 'auth', 'budget', 'cancelled'];
function failingTests(report) {
    if (report.dryRun)
        return [];
    const causeOf = (0,_causes_js__WEBPACK_IMPORTED_MODULE_11__/* .causeFinder */ .kv)(report.results);
    const { changeOf } = (0,_findings_js__WEBPACK_IMPORTED_MODULE_9__/* .findings */ .Pg)(report);
    const blocking = new Set(report.verdict.reasons.flatMap(({ kind, suite, file, target, testId }) => kind === 'fail' && suite !== undefined && file !== undefined && target !== undefined && testId !== undefined
        ? (0,_model_run_result_keys_js__WEBPACK_IMPORTED_MODULE_1__/* .resultKey */ .ZH)({ suite, suiteFile: file, target, testId })
        : []));
    const tests = report.results.flatMap((result) => {
        const { kind } = (0,_model_run_result_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .outcomeOf */ .sG)(result);
        const cause = causeOf(result);
        if ((kind !== 'failed' && kind !== 'errored') || cause === undefined || (0,_model_run_result_keys_js__WEBPACK_IMPORTED_MODULE_1__/* .isReused */ .x0)(result))
            return [];
        const change = changeOf(result);
        const uncompared = kind === 'errored' ? kind : change === undefined ? 'failing' : 'flaky';
        const state = change === undefined || change.state === 'passing' ? uncompared : change.state;
        if (NO_ENTRIES.includes(state))
            return [];
        return [{ result, change, state, blocks: state !== 'quarantined' && blocking.has((0,_model_run_result_keys_js__WEBPACK_IMPORTED_MODULE_1__/* .resultKey */ .ZH)(result)), cause }];
    });
    const causes = byCause(tests);
    const rankOf = ({ result, state, blocks, cause }) => [blocks ? -1 : ORDER.indexOf(state), -(causes.get(cause.id)?.length ?? 0), cause.id, (0,_model_run_result_keys_js__WEBPACK_IMPORTED_MODULE_1__/* .resultKey */ .ZH)(result)];
    const compared = (a, b) => (a < b ? -1 : a > b ? 1 : 0);
    return tests
        .map((test) => ({ test, rank: rankOf(test) }))
        .sort((one, other) => one.rank.map((value, at) => compared(value, other.rank[at] ?? '')).find(Boolean) ?? 0)
        .map(({ test }) => test);
}
const byCause = (tests) => (0,_model_values_grouped_js__WEBPACK_IMPORTED_MODULE_5__/* .groupedBy */ .m)(tests, ({ cause }) => cause.id);
function isForTheProduct({ result, state }) {
    const failure = (0,_model_run_present_trials_js__WEBPACK_IMPORTED_MODULE_0__/* .failureOf */ .g5)(result);
    return state !== 'quarantined' && !(failure !== undefined && FOREIGN_ERRORS.includes(failure.class));
}
const kindWithoutForeignText = ({ kind }) => (kind.startsWith('tool/') ? 'tool' : kind);
function countsNow({ result, change }) {
    if (change?.now !== undefined)
        return change.now;
    return (0,_findings_js__WEBPACK_IMPORTED_MODULE_9__/* .trialCounts */ .bK)(result) ?? { trials: (0,_model_run_result_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .outcomeOf */ .sG)(result).kind === 'failed' ? 1 : 0, passes: 0 };
}
function passesText(test) {
    const { passes, trials } = countsNow(test);
    const base = test.change?.base;
    const before = base === undefined || base.trials === 0 ? '' : `, before ${base.passes}/${base.trials}`;
    return `passed ${passes}/${trials} now${before}`;
}
const nameOf = ({ suite, testId, target }) => `${suite} \u203a ${testId} [${target}]`;
const MIN_TRIALS = 3;
const MAX_VERIFIED = 20;
const trialsFor = ({ result }) => Math.max(MIN_TRIALS, result.trials?.length ?? 1);
const reproduce = (test, { generator, flags, engine }) => (0,_reproduce_js__WEBPACK_IMPORTED_MODULE_10__/* .reproduceCommand */ .nB)(test.result, generator.program, { trials: trialsFor(test), flags, engine });
const verified = (tests) => tests.filter(({ result }) => (0,_reproduce_js__WEBPACK_IMPORTED_MODULE_10__/* .isRunnable */ .iU)(result)).slice(0, MAX_VERIFIED);
function verify(tests, { generator, flags, engine }) {
    const run = verified(tests);
    return (0,_reproduce_js__WEBPACK_IMPORTED_MODULE_10__/* .rerunTestsCommand */ .jG)(run.map(({ result }) => result), generator.program, { trials: Math.max(...run.map(trialsFor)), mustPass: true, flags, engine });
}
function verifyLabel(tests, all = tests.length) {
    const { length } = verified(tests);
    return length < all ? `Verify (${length} of ${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .plural */ .LS)('test', all)})` : 'Verify';
}
function baseShaOf({ changes, commit, comparison: { baseline } }) {
    if (changes !== undefined)
        return changes.base;
    if (commit?.baseSha !== undefined)
        return commit.baseSha;
    return baseline.kind === 'found' ? baseline.provenance.find(({ sha }) => sha !== undefined)?.sha : undefined;
}
function changedFilesOf(tests, { changes }) {
    const suites = [...new Set(tests.map(({ result }) => result.suiteFile))];
    const suiteChanges = suites.flatMap((suite) => changes?.suites.find(({ file }) => file === suite) ?? []);
    return {
        paths: [...new Set(suiteChanges.flatMap(({ paths }) => paths))].sort(),
        leftOut: suiteChanges.reduce((sum, { leftOut = 0 }) => sum + leftOut, 0),
        unknown: suites.length - suiteChanges.length,
    };
}
function diffCommand(report, paths = []) {
    const isSha = (text = '') => /^[0-9a-f]{7,64}$/.test(text);
    const base = baseShaOf(report);
    if (!isSha(base))
        return undefined;
    const sha = report.commit?.sha;
    const range = isSha(sha) ? `${base}...${sha}` : base;
    const specs = paths.map((path) => {
        if ((0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_8__/* .oneLine */ .T)(path) === path)
            return (0,_model_text_shell_command_js__WEBPACK_IMPORTED_MODULE_3__/* .shellWord */ .r7)(/[*?[\\]/.test(path) ? `:(top,literal)${path}` : `:/${path}`);
        return (0,_model_text_shell_command_js__WEBPACK_IMPORTED_MODULE_3__/* .shellWord */ .r7)(`:/${path.replaceAll(/[^\p{L}\p{M}\p{N} _./-]| {2,}/gu, '*')}`);
    });
    return ['git diff', range, ...(specs.length === 0 ? [] : ['--', ...specs])].join(' ');
}
const HOW_CUT = { where: 'report.json has the full text', headShare: 0.6 };
const excerptOf = (text, most) => (0,_escape_data_block_js__WEBPACK_IMPORTED_MODULE_6__/* .dataText */ .Uk)((0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .cutLong */ .ZM)(text, most, HOW_CUT));
function agentLine(report, artifact) {
    if (artifact === undefined || failingTests(report).length === 0)
        return undefined;
    const command = `gh run download ${artifact.run} -n ${(0,_model_text_shell_command_js__WEBPACK_IMPORTED_MODULE_3__/* .shellWord */ .r7)(artifact.name)}`;
    return `For a coding agent: \`index.md\` in artifact ${(0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_7__/* .codeSpan */ .SS)(artifact.name)}; ${(0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_7__/* .codeSpan */ .SS)(command)}`;
}


/***/ }),

/***/ 93858:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PA: () => (/* binding */ weaknessesOf),
/* harmony export */   WE: () => (/* binding */ importedLines),
/* harmony export */   wS: () => (/* binding */ toolOf)
/* harmony export */ });
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56290);
/* harmony import */ var _model_values_grouped_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70110);
/* harmony import */ var _blocks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91305);



const importedLines = ({ imported = [], engine }) => [...(0,_model_values_grouped_js__WEBPACK_IMPORTED_MODULE_1__/* .grouped */ .z)(imported, (file) => [toolOf(file)]).values()].map((files) => {
    const skipped = sum(files, 'skipped');
    const counts = (0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .present */ .Eb)((0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)('test', sum(files, 'tests')), (0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)('trial', sum(files, 'trials')), skipped > 0 && `${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)('test', skipped)} skipped`).join(', ');
    const where = files.length === 1 ? '' : ` in ${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)('file', files.length)}`;
    const [first] = files;
    return [
        `${first.format === 'jsonl' ? 'results as' : 'results of'} ${toolOf(first)}${where}: ${counts}`,
        ...weaknessesOf(files, engine !== undefined),
    ].join('; ');
});
const toolOf = ({ format, tool, version }) => {
    if (format === 'jsonl')
        return 'JSON Lines';
    return version === undefined ? tool : `${tool} ${version}`;
};
function weaknessesOf(files, canRerun = false) {
    const [tests, trials] = [sum(files, 'tests'), sum(files, 'trials')];
    const [withoutId, unknown, cached] = [sum(files, 'withoutId'), sum(files, 'withoutDefinition'), sum(files, 'cached')];
    const has = (attempts) => files.some((file) => file.attempts === attempts);
    const tool = files[0] === undefined ? '' : toolOf(files[0]);
    const definitions = unknown === tests ? 'definitions unknown' : `definition of ${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)('test', unknown)} unknown`;
    const [have, are] = [withoutId === 1 ? 'has' : 'have', cached === 1 ? 'is' : 'are'];
    return (0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .present */ .Eb)(tests > 0 &&
        tests === trials &&
        !canRerun &&
        '1 trial per test: only confirm-command can confirm the failure of a single test', withoutId > 0 && `${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)('test', withoutId)} ${have} no id: a changed input makes a new test`, unknown > 0 && `${definitions}: a changed test is compared as if it were the same`, cached > 0 && `${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)('answer', cached)} came from the cache of ${tool} and ${are} no new evidence`, has('last-only') && 'only the last attempts are in the file: single tests are not judged', has('unknown') && 'retries, if any, are invisible in this format');
}
const sum = (files, key) => files.reduce((total, file) => total + (file[key] ?? 0), 0);


/***/ }),

/***/ 6293:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KP: () => (/* binding */ ROW_ID_LENGTH),
/* harmony export */   rG: () => (/* binding */ rowHash),
/* harmony export */   un: () => (/* binding */ rowId)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _model_run_result_keys_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71019);


const ROW_ID_LENGTH = 10;
const rowId = (names) => rowHash(names).slice(0, ROW_ID_LENGTH);
const rowHash = (names) => (BigInt(`0x${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', (0,_model_run_result_keys_js__WEBPACK_IMPORTED_MODULE_1__/* .resultKey */ .ZH)(names), 'hex')}`) >> 1n).toString(32).padStart(51, '0');


/***/ }),

/***/ 82953:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ notTaken)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7126);
/* harmony import */ var _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24850);


function notTaken(name, error, permission, whyRefused) {
    const hint = whyRefused ?? (permission && (0,_model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_1__/* .permissionHint */ .fm)(permission));
    const isRefusal = error instanceof _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._7 && (0,_model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_1__/* .lacksPermission */ .kQ)(error);
    return {
        kind: 'notDelivered',
        name,
        why: (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(error),
        hint: isRefusal && hint ? hint : undefined,
    };
}


/***/ }),

/***/ 69444:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ sparkline)
/* harmony export */ });
/* harmony import */ var _model_values_sums_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16586);

const LEVELS = '\u2581\u2582\u2583\u2584\u2585\u2586\u2587\u2588';
const EQUAL = '\u2584';
const MISSING = '\u00b7';
const NARROWEST = 0.1;
function sparkline(values) {
    const known = values.filter((value) => value !== undefined);
    const [least, most] = [Math.min(...known), Math.max(...known)];
    if (least === most)
        return values.map((value) => (value === undefined ? MISSING : EQUAL)).join('');
    const width = Math.max(NARROWEST, most - least);
    const low = Math.min(Math.max(0, (least + most - width) / 2), Math.max(0, 1 - width));
    const levelOf = (value) => LEVELS[Math.min(LEVELS.length - 1, Math.floor(((value - low) / width) * LEVELS.length + _model_values_sums_js__WEBPACK_IMPORTED_MODULE_0__/* .ALMOST_EQUAL */ .i))];
    return values.map((value) => (value === undefined ? MISSING : levelOf(value))).join('');
}


/***/ }),

/***/ 83638:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E2: () => (/* binding */ shownTrends),
/* harmony export */   M8: () => (/* binding */ trendLine),
/* harmony export */   _K: () => (/* binding */ trendTable)
/* harmony export */ });
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56290);
/* harmony import */ var _blocks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91305);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47310);
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5937);
/* harmony import */ var _sparkline_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(69444);





const MIN_RUNS = 3;
const MAX_TABLE_RUNS = 10;
const COLUMNS = ['Run (UTC)', 'Commit', 'Verdict', '#Tests', '#Pass rate', '#Mean score', 'Changes'];
const measured = ({ runs }) => runs.filter(({ passRate }) => passRate !== undefined);
const shownTrends = ({ trend = [] }, max) => trend.filter((each) => measured(each).length >= MIN_RUNS).slice(0, Math.max(0, max));
function trendLine(trend, severalTargets) {
    const known = measured(trend);
    const [first, last] = [known[0]?.passRate, known.at(-1)?.passRate];
    const name = severalTargets ? `${trend.suite} [${trend.target}]` : trend.suite;
    const line = (0,_sparkline_js__WEBPACK_IMPORTED_MODULE_4__/* .sparkline */ .K)(trend.runs.map(({ passRate }) => passRate));
    return `${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(name)} ${line} ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .percent */ .KN)(first)} \u2192 ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .percent */ .KN)(last)} (${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)('run', known.length)})`;
}
const trendTable = ({ runs }) => (0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .tableOf */ .c_)(COLUMNS, runs
    .slice(-MAX_TABLE_RUNS)
    .map(({ time, sha, verdict, tests, passRate, score: mean, markers }) => [
    time.slice(0, 'YYYY-MM-DDThh:mm'.length).replace('T', ' '),
    sha === undefined ? _numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .UNKNOWN */ .HV : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(sha.slice(0, 7)),
    verdict ?? _numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .UNKNOWN */ .HV,
    tests === undefined ? _numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .UNKNOWN */ .HV : `${tests}`,
    (0,_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .percent */ .KN)(passRate),
    (0,_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .score */ .fN)(mean),
    (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .cell */ .Hn)(markers.join('; ')),
]));


/***/ })

};
