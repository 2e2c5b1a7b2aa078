export const id = 9003;
export const ids = [9003];
export const modules = {

/***/ 49003:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runCommand: () => (/* binding */ runCommand)
});

// EXTERNAL MODULE: ./build/js/src/suites/shown-path.js
var shown_path = __webpack_require__(87210);
// EXTERNAL MODULE: ./build/js/src/app/base-tree.js + 1 modules
var base_tree = __webpack_require__(45252);
// EXTERNAL MODULE: ./build/js/src/app/before-run.js + 6 modules
var before_run = __webpack_require__(56326);
// EXTERNAL MODULE: ./build/js/src/app/evaluate.js + 58 modules
var evaluate = __webpack_require__(43524);
// EXTERNAL MODULE: ./build/js/src/app/file-reporters.js + 5 modules
var file_reporters = __webpack_require__(67986);
// EXTERNAL MODULE: ./build/js/src/app/find-policy.js
var find_policy = __webpack_require__(99019);
// EXTERNAL MODULE: ./build/js/src/app/forecast.js + 1 modules
var forecast = __webpack_require__(80886);
// EXTERNAL MODULE: ./build/js/src/app/how-called.js
var how_called = __webpack_require__(81379);
// EXTERNAL MODULE: ./build/js/src/reports/deliver.js
var deliver = __webpack_require__(98258);
// EXTERNAL MODULE: ./build/js/src/results/record.js + 1 modules
var record = __webpack_require__(8470);
// EXTERNAL MODULE: ./build/js/src/app/harmless-json.js
var harmless_json = __webpack_require__(48467);
;// CONCATENATED MODULE: ./build/js/src/app/progress-json.js



function jsonProgress(print) {
    const event = (name, fields) => print((0,harmless_json/* harmlessJson */.E)({ event: name, ...fields }));
    return {
        planned({ tests, suites, takenOver, timeLimits, forecast }, problems) {
            event('planned', {
                tests,
                suites,
                problems,
                ...(timeLimits && { timeLimits }),
                ...(forecast && { forecast }),
                ...(takenOver && { takenOverFrom: takenOver.from }),
            });
            for (const [index, result] of (takenOver?.results ?? []).entries()) {
                event('test', { done: index + 1, total: tests, record: (0,record/* recordOf */.z)(result) });
            }
        },
        started() { },
        finished(result, { done, total }) {
            event('test', { done, total, record: (0,record/* recordOf */.z)(result) });
        },
        confirming(tests) {
            event('confirming', { tests });
        },
        extraTrial({ purpose, result }) {
            if (purpose === 'confirmation')
                event('confirmation', { record: (0,record/* recordOf */.z)(result) });
        },
        ended({ verdict, conclusion, totals, suites }, folder, receipts) {
            event('run', { verdict, conclusion, totals, suites, folder, notDelivered: receipts.filter(deliver/* notDelivered */.A) });
        },
    };
}

// EXTERNAL MODULE: ./build/js/src/app/progress-terminal.js
var progress_terminal = __webpack_require__(26589);
// EXTERNAL MODULE: ./build/js/src/app/publish.js + 1 modules
var publish = __webpack_require__(50597);
// EXTERNAL MODULE: ./build/js/src/app/settle.js + 1 modules
var settle = __webpack_require__(28493);
// EXTERNAL MODULE: ./build/js/src/app/without-effect.js
var without_effect = __webpack_require__(17793);
;// CONCATENATED MODULE: ./build/js/src/app/commands/run.js
var __addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var __disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});













async function runCommand({ inputs: asked, options, quiet, json }, world, terminal) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const found = await (0,find_policy/* findPolicy */.i)(asked, world);
        const before = await (0,before_run/* beforeRun */.ND)(found, world);
        const { inputs } = before;
        const shownFolder = (folder) => (0,shown_path/* shownPath */.p)(folder, world.cwd);
        const progress = json
            ? jsonProgress((line) => terminal.print(line))
            : quiet
                ? (0,progress_terminal/* quietProgress */.EF)(terminal, shownFolder)
                : (0,progress_terminal/* terminalProgress */.e3)(terminal, shownFolder, (0,how_called/* howCalled */.u)(world, world.cwd), inputs.dryRun, world.clock);
        const tree = __addDisposableResource(env_1, (0,base_tree/* openBaseTree */.O)(before, world), true);
        const isAsked = options.transcript === undefined;
        const { run: made, folder } = await (0,evaluate/* evaluate */._)(inputs, world, (0,forecast/* foreseeing */.U)(progress, before), {
            ...(0,before_run/* pastOf */.CM)(before, world.env),
            base: isAsked ? tree : undefined,
            options,
        });
        const run = (0,before_run/* withWarnings */.oV)(made, [...(0,without_effect/* withoutEffect */.o)(found), ...before.warnings]);
        const { report, receipts } = await (0,publish/* publish */.m)(run, inputs, (0,file_reporters/* fileReporters */.v)(folder, world.files), (0,before_run/* decidingBy */.JT)(before));
        await (0,before_run/* leaveBehind */.kh)(before, { run, folder, verdict: report.verdict.kind }, world);
        progress.ended(report, folder, receipts);
        return (0,settle/* exitCodeOf */.FO)(report);
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = __disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}


/***/ }),

/***/ 48467:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ harmlessJson)
/* harmony export */ });
const harmlessJson = (value, indent) => JSON.stringify(value, undefined, indent)
    .replaceAll(/(?!\n)[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, (character) => Array.from({ length: character.length }, (_, at) => escapeOf(character.charCodeAt(at))).join(''))
    .replaceAll('##[', `${escapeOf(0x23)}#[`);
const escapeOf = (unit) => `\\u${unit.toString(16).padStart(4, '0')}`;


/***/ }),

/***/ 81379:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ howCalled)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _suites_shown_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87210);


const howCalled = ({ script }, folder) => script !== undefined && (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(script) === 'cli.js' ? `node ${(0,_suites_shown_path_js__WEBPACK_IMPORTED_MODULE_1__/* .shownPath */ .p)(script, folder)}` : 'eval-action';


/***/ })

};
