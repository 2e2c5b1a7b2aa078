import { i as __toESM, r as __require, t as __commonJSMin } from "./rolldown-runtime.js";
import { An as findings, Dn as causeLines, En as answerNotes, Jo as withoutAnsi, Ko as isPlain, Mn as suiteNamer, Nl as grouped, Nn as trialCounts, On as changeFinder, Pd as locationText, _d as cutBytes, _n as tokensOf, _u as failureOf, gn as timeOf, hn as costOf, jn as isWithoutScore, kn as failedChecks, mc as outcomeOf, p as testsNotRun, qo as showInvisible, vd as cutEnd } from "./common.js";
// src/reports/escape/xml.ts
var import_dist = __toESM(__commonJSMin(((exports, module) => {
	var require$$1 = __require("path");
	var require$$0 = __require("fs");
	var require$$2 = __require("util");
	var commonjsGlobal = typeof globalThis !== "undefined" ? globalThis : typeof window !== "undefined" ? window : typeof global !== "undefined" ? global : typeof self !== "undefined" ? self : {};
	function getDefaultExportFromCjs(x) {
		return x && x.__esModule && Object.prototype.hasOwnProperty.call(x, "default") ? x["default"] : x;
	}
	var makeDir$2 = { exports: {} };
	var semver$1 = { exports: {} };
	(function(module, exports$1) {
		exports$1 = module.exports = SemVer;
		var debug;
		if (typeof process === "object" && process.env && process.env.NODE_DEBUG && /\bsemver\b/i.test(process.env.NODE_DEBUG)) debug = function() {
			var args = Array.prototype.slice.call(arguments, 0);
			args.unshift("SEMVER");
			console.log.apply(console, args);
		};
		else debug = function() {};
		exports$1.SEMVER_SPEC_VERSION = "2.0.0";
		var MAX_LENGTH = 256;
		var MAX_SAFE_INTEGER = Number.MAX_SAFE_INTEGER || 9007199254740991;
		var MAX_SAFE_COMPONENT_LENGTH = 16;
		var MAX_SAFE_BUILD_LENGTH = MAX_LENGTH - 6;
		var re = exports$1.re = [];
		var safeRe = exports$1.safeRe = [];
		var src = exports$1.src = [];
		var t = exports$1.tokens = {};
		var R = 0;
		function tok(n) {
			t[n] = R++;
		}
		var LETTERDASHNUMBER = "[a-zA-Z0-9-]";
		var safeRegexReplacements = [
			["\\s", 1],
			["\\d", MAX_LENGTH],
			[LETTERDASHNUMBER, MAX_SAFE_BUILD_LENGTH]
		];
		function makeSafeRe(value) {
			for (var i = 0; i < safeRegexReplacements.length; i++) {
				var token = safeRegexReplacements[i][0];
				var max = safeRegexReplacements[i][1];
				value = value.split(token + "*").join(token + "{0," + max + "}").split(token + "+").join(token + "{1," + max + "}");
			}
			return value;
		}
		tok("NUMERICIDENTIFIER");
		src[t.NUMERICIDENTIFIER] = "0|[1-9]\\d*";
		tok("NUMERICIDENTIFIERLOOSE");
		src[t.NUMERICIDENTIFIERLOOSE] = "\\d+";
		tok("NONNUMERICIDENTIFIER");
		src[t.NONNUMERICIDENTIFIER] = "\\d*[a-zA-Z-]" + LETTERDASHNUMBER + "*";
		tok("MAINVERSION");
		src[t.MAINVERSION] = "(" + src[t.NUMERICIDENTIFIER] + ")\\.(" + src[t.NUMERICIDENTIFIER] + ")\\.(" + src[t.NUMERICIDENTIFIER] + ")";
		tok("MAINVERSIONLOOSE");
		src[t.MAINVERSIONLOOSE] = "(" + src[t.NUMERICIDENTIFIERLOOSE] + ")\\.(" + src[t.NUMERICIDENTIFIERLOOSE] + ")\\.(" + src[t.NUMERICIDENTIFIERLOOSE] + ")";
		tok("PRERELEASEIDENTIFIER");
		src[t.PRERELEASEIDENTIFIER] = "(?:" + src[t.NUMERICIDENTIFIER] + "|" + src[t.NONNUMERICIDENTIFIER] + ")";
		tok("PRERELEASEIDENTIFIERLOOSE");
		src[t.PRERELEASEIDENTIFIERLOOSE] = "(?:" + src[t.NUMERICIDENTIFIERLOOSE] + "|" + src[t.NONNUMERICIDENTIFIER] + ")";
		tok("PRERELEASE");
		src[t.PRERELEASE] = "(?:-(" + src[t.PRERELEASEIDENTIFIER] + "(?:\\." + src[t.PRERELEASEIDENTIFIER] + ")*))";
		tok("PRERELEASELOOSE");
		src[t.PRERELEASELOOSE] = "(?:-?(" + src[t.PRERELEASEIDENTIFIERLOOSE] + "(?:\\." + src[t.PRERELEASEIDENTIFIERLOOSE] + ")*))";
		tok("BUILDIDENTIFIER");
		src[t.BUILDIDENTIFIER] = LETTERDASHNUMBER + "+";
		tok("BUILD");
		src[t.BUILD] = "(?:\\+(" + src[t.BUILDIDENTIFIER] + "(?:\\." + src[t.BUILDIDENTIFIER] + ")*))";
		tok("FULL");
		tok("FULLPLAIN");
		src[t.FULLPLAIN] = "v?" + src[t.MAINVERSION] + src[t.PRERELEASE] + "?" + src[t.BUILD] + "?";
		src[t.FULL] = "^" + src[t.FULLPLAIN] + "$";
		tok("LOOSEPLAIN");
		src[t.LOOSEPLAIN] = "[v=\\s]*" + src[t.MAINVERSIONLOOSE] + src[t.PRERELEASELOOSE] + "?" + src[t.BUILD] + "?";
		tok("LOOSE");
		src[t.LOOSE] = "^" + src[t.LOOSEPLAIN] + "$";
		tok("GTLT");
		src[t.GTLT] = "((?:<|>)?=?)";
		tok("XRANGEIDENTIFIERLOOSE");
		src[t.XRANGEIDENTIFIERLOOSE] = src[t.NUMERICIDENTIFIERLOOSE] + "|x|X|\\*";
		tok("XRANGEIDENTIFIER");
		src[t.XRANGEIDENTIFIER] = src[t.NUMERICIDENTIFIER] + "|x|X|\\*";
		tok("XRANGEPLAIN");
		src[t.XRANGEPLAIN] = "[v=\\s]*(" + src[t.XRANGEIDENTIFIER] + ")(?:\\.(" + src[t.XRANGEIDENTIFIER] + ")(?:\\.(" + src[t.XRANGEIDENTIFIER] + ")(?:" + src[t.PRERELEASE] + ")?" + src[t.BUILD] + "?)?)?";
		tok("XRANGEPLAINLOOSE");
		src[t.XRANGEPLAINLOOSE] = "[v=\\s]*(" + src[t.XRANGEIDENTIFIERLOOSE] + ")(?:\\.(" + src[t.XRANGEIDENTIFIERLOOSE] + ")(?:\\.(" + src[t.XRANGEIDENTIFIERLOOSE] + ")(?:" + src[t.PRERELEASELOOSE] + ")?" + src[t.BUILD] + "?)?)?";
		tok("XRANGE");
		src[t.XRANGE] = "^" + src[t.GTLT] + "\\s*" + src[t.XRANGEPLAIN] + "$";
		tok("XRANGELOOSE");
		src[t.XRANGELOOSE] = "^" + src[t.GTLT] + "\\s*" + src[t.XRANGEPLAINLOOSE] + "$";
		tok("COERCE");
		src[t.COERCE] = "(^|[^\\d])(\\d{1," + MAX_SAFE_COMPONENT_LENGTH + "})(?:\\.(\\d{1," + MAX_SAFE_COMPONENT_LENGTH + "}))?(?:\\.(\\d{1," + MAX_SAFE_COMPONENT_LENGTH + "}))?(?:$|[^\\d])";
		tok("COERCERTL");
		re[t.COERCERTL] = new RegExp(src[t.COERCE], "g");
		safeRe[t.COERCERTL] = new RegExp(makeSafeRe(src[t.COERCE]), "g");
		tok("LONETILDE");
		src[t.LONETILDE] = "(?:~>?)";
		tok("TILDETRIM");
		src[t.TILDETRIM] = "(\\s*)" + src[t.LONETILDE] + "\\s+";
		re[t.TILDETRIM] = new RegExp(src[t.TILDETRIM], "g");
		safeRe[t.TILDETRIM] = new RegExp(makeSafeRe(src[t.TILDETRIM]), "g");
		var tildeTrimReplace = "$1~";
		tok("TILDE");
		src[t.TILDE] = "^" + src[t.LONETILDE] + src[t.XRANGEPLAIN] + "$";
		tok("TILDELOOSE");
		src[t.TILDELOOSE] = "^" + src[t.LONETILDE] + src[t.XRANGEPLAINLOOSE] + "$";
		tok("LONECARET");
		src[t.LONECARET] = "(?:\\^)";
		tok("CARETTRIM");
		src[t.CARETTRIM] = "(\\s*)" + src[t.LONECARET] + "\\s+";
		re[t.CARETTRIM] = new RegExp(src[t.CARETTRIM], "g");
		safeRe[t.CARETTRIM] = new RegExp(makeSafeRe(src[t.CARETTRIM]), "g");
		var caretTrimReplace = "$1^";
		tok("CARET");
		src[t.CARET] = "^" + src[t.LONECARET] + src[t.XRANGEPLAIN] + "$";
		tok("CARETLOOSE");
		src[t.CARETLOOSE] = "^" + src[t.LONECARET] + src[t.XRANGEPLAINLOOSE] + "$";
		tok("COMPARATORLOOSE");
		src[t.COMPARATORLOOSE] = "^" + src[t.GTLT] + "\\s*(" + src[t.LOOSEPLAIN] + ")$|^$";
		tok("COMPARATOR");
		src[t.COMPARATOR] = "^" + src[t.GTLT] + "\\s*(" + src[t.FULLPLAIN] + ")$|^$";
		tok("COMPARATORTRIM");
		src[t.COMPARATORTRIM] = "(\\s*)" + src[t.GTLT] + "\\s*(" + src[t.LOOSEPLAIN] + "|" + src[t.XRANGEPLAIN] + ")";
		re[t.COMPARATORTRIM] = new RegExp(src[t.COMPARATORTRIM], "g");
		safeRe[t.COMPARATORTRIM] = new RegExp(makeSafeRe(src[t.COMPARATORTRIM]), "g");
		var comparatorTrimReplace = "$1$2$3";
		tok("HYPHENRANGE");
		src[t.HYPHENRANGE] = "^\\s*(" + src[t.XRANGEPLAIN] + ")\\s+-\\s+(" + src[t.XRANGEPLAIN] + ")\\s*$";
		tok("HYPHENRANGELOOSE");
		src[t.HYPHENRANGELOOSE] = "^\\s*(" + src[t.XRANGEPLAINLOOSE] + ")\\s+-\\s+(" + src[t.XRANGEPLAINLOOSE] + ")\\s*$";
		tok("STAR");
		src[t.STAR] = "(<|>)?=?\\s*\\*";
		for (var i = 0; i < R; i++) {
			debug(i, src[i]);
			if (!re[i]) {
				re[i] = new RegExp(src[i]);
				safeRe[i] = new RegExp(makeSafeRe(src[i]));
			}
		}
		exports$1.parse = parse;
		function parse(version, options) {
			if (!options || typeof options !== "object") options = {
				loose: !!options,
				includePrerelease: false
			};
			if (version instanceof SemVer) return version;
			if (typeof version !== "string") return null;
			if (version.length > MAX_LENGTH) return null;
			if (!(options.loose ? safeRe[t.LOOSE] : safeRe[t.FULL]).test(version)) return null;
			try {
				return new SemVer(version, options);
			} catch (er) {
				return null;
			}
		}
		exports$1.valid = valid;
		function valid(version, options) {
			var v = parse(version, options);
			return v ? v.version : null;
		}
		exports$1.clean = clean;
		function clean(version, options) {
			var s = parse(version.trim().replace(/^[=v]+/, ""), options);
			return s ? s.version : null;
		}
		exports$1.SemVer = SemVer;
		function SemVer(version, options) {
			if (!options || typeof options !== "object") options = {
				loose: !!options,
				includePrerelease: false
			};
			if (version instanceof SemVer) {
				if (version.loose === options.loose) return version;
				else version = version.version;
			} else if (typeof version !== "string") throw new TypeError("Invalid Version: " + version);
			if (version.length > MAX_LENGTH) throw new TypeError("version is longer than " + MAX_LENGTH + " characters");
			if (!(this instanceof SemVer)) return new SemVer(version, options);
			debug("SemVer", version, options);
			this.options = options;
			this.loose = !!options.loose;
			var m = version.trim().match(options.loose ? safeRe[t.LOOSE] : safeRe[t.FULL]);
			if (!m) throw new TypeError("Invalid Version: " + version);
			this.raw = version;
			this.major = +m[1];
			this.minor = +m[2];
			this.patch = +m[3];
			if (this.major > MAX_SAFE_INTEGER || this.major < 0) throw new TypeError("Invalid major version");
			if (this.minor > MAX_SAFE_INTEGER || this.minor < 0) throw new TypeError("Invalid minor version");
			if (this.patch > MAX_SAFE_INTEGER || this.patch < 0) throw new TypeError("Invalid patch version");
			if (!m[4]) this.prerelease = [];
			else this.prerelease = m[4].split(".").map(function(id) {
				if (/^[0-9]+$/.test(id)) {
					var num = +id;
					if (num >= 0 && num < MAX_SAFE_INTEGER) return num;
				}
				return id;
			});
			this.build = m[5] ? m[5].split(".") : [];
			this.format();
		}
		SemVer.prototype.format = function() {
			this.version = this.major + "." + this.minor + "." + this.patch;
			if (this.prerelease.length) this.version += "-" + this.prerelease.join(".");
			return this.version;
		};
		SemVer.prototype.toString = function() {
			return this.version;
		};
		SemVer.prototype.compare = function(other) {
			debug("SemVer.compare", this.version, this.options, other);
			if (!(other instanceof SemVer)) other = new SemVer(other, this.options);
			return this.compareMain(other) || this.comparePre(other);
		};
		SemVer.prototype.compareMain = function(other) {
			if (!(other instanceof SemVer)) other = new SemVer(other, this.options);
			return compareIdentifiers(this.major, other.major) || compareIdentifiers(this.minor, other.minor) || compareIdentifiers(this.patch, other.patch);
		};
		SemVer.prototype.comparePre = function(other) {
			if (!(other instanceof SemVer)) other = new SemVer(other, this.options);
			if (this.prerelease.length && !other.prerelease.length) return -1;
			else if (!this.prerelease.length && other.prerelease.length) return 1;
			else if (!this.prerelease.length && !other.prerelease.length) return 0;
			var i = 0;
			do {
				var a = this.prerelease[i];
				var b = other.prerelease[i];
				debug("prerelease compare", i, a, b);
				if (a === void 0 && b === void 0) return 0;
				else if (b === void 0) return 1;
				else if (a === void 0) return -1;
				else if (a === b) continue;
				else return compareIdentifiers(a, b);
			} while (++i);
		};
		SemVer.prototype.compareBuild = function(other) {
			if (!(other instanceof SemVer)) other = new SemVer(other, this.options);
			var i = 0;
			do {
				var a = this.build[i];
				var b = other.build[i];
				debug("prerelease compare", i, a, b);
				if (a === void 0 && b === void 0) return 0;
				else if (b === void 0) return 1;
				else if (a === void 0) return -1;
				else if (a === b) continue;
				else return compareIdentifiers(a, b);
			} while (++i);
		};
		SemVer.prototype.inc = function(release, identifier) {
			switch (release) {
				case "premajor":
					this.prerelease.length = 0;
					this.patch = 0;
					this.minor = 0;
					this.major++;
					this.inc("pre", identifier);
					break;
				case "preminor":
					this.prerelease.length = 0;
					this.patch = 0;
					this.minor++;
					this.inc("pre", identifier);
					break;
				case "prepatch":
					this.prerelease.length = 0;
					this.inc("patch", identifier);
					this.inc("pre", identifier);
					break;
				case "prerelease":
					if (this.prerelease.length === 0) this.inc("patch", identifier);
					this.inc("pre", identifier);
					break;
				case "major":
					if (this.minor !== 0 || this.patch !== 0 || this.prerelease.length === 0) this.major++;
					this.minor = 0;
					this.patch = 0;
					this.prerelease = [];
					break;
				case "minor":
					if (this.patch !== 0 || this.prerelease.length === 0) this.minor++;
					this.patch = 0;
					this.prerelease = [];
					break;
				case "patch":
					if (this.prerelease.length === 0) this.patch++;
					this.prerelease = [];
					break;
				case "pre":
					if (this.prerelease.length === 0) this.prerelease = [0];
					else {
						var i = this.prerelease.length;
						while (--i >= 0) if (typeof this.prerelease[i] === "number") {
							this.prerelease[i]++;
							i = -2;
						}
						if (i === -1) this.prerelease.push(0);
					}
					if (identifier) {
						if (this.prerelease[0] === identifier) {
							if (isNaN(this.prerelease[1])) this.prerelease = [identifier, 0];
						} else this.prerelease = [identifier, 0];
					}
					break;
				default: throw new Error("invalid increment argument: " + release);
			}
			this.format();
			this.raw = this.version;
			return this;
		};
		exports$1.inc = inc;
		function inc(version, release, loose, identifier) {
			if (typeof loose === "string") {
				identifier = loose;
				loose = void 0;
			}
			try {
				return new SemVer(version, loose).inc(release, identifier).version;
			} catch (er) {
				return null;
			}
		}
		exports$1.diff = diff;
		function diff(version1, version2) {
			if (eq(version1, version2)) return null;
			else {
				var v1 = parse(version1);
				var v2 = parse(version2);
				var prefix = "";
				if (v1.prerelease.length || v2.prerelease.length) {
					prefix = "pre";
					var defaultResult = "prerelease";
				}
				for (var key in v1) if (key === "major" || key === "minor" || key === "patch") {
					if (v1[key] !== v2[key]) return prefix + key;
				}
				return defaultResult;
			}
		}
		exports$1.compareIdentifiers = compareIdentifiers;
		var numeric = /^[0-9]+$/;
		function compareIdentifiers(a, b) {
			var anum = numeric.test(a);
			var bnum = numeric.test(b);
			if (anum && bnum) {
				a = +a;
				b = +b;
			}
			return a === b ? 0 : anum && !bnum ? -1 : bnum && !anum ? 1 : a < b ? -1 : 1;
		}
		exports$1.rcompareIdentifiers = rcompareIdentifiers;
		function rcompareIdentifiers(a, b) {
			return compareIdentifiers(b, a);
		}
		exports$1.major = major;
		function major(a, loose) {
			return new SemVer(a, loose).major;
		}
		exports$1.minor = minor;
		function minor(a, loose) {
			return new SemVer(a, loose).minor;
		}
		exports$1.patch = patch;
		function patch(a, loose) {
			return new SemVer(a, loose).patch;
		}
		exports$1.compare = compare;
		function compare(a, b, loose) {
			return new SemVer(a, loose).compare(new SemVer(b, loose));
		}
		exports$1.compareLoose = compareLoose;
		function compareLoose(a, b) {
			return compare(a, b, true);
		}
		exports$1.compareBuild = compareBuild;
		function compareBuild(a, b, loose) {
			var versionA = new SemVer(a, loose);
			var versionB = new SemVer(b, loose);
			return versionA.compare(versionB) || versionA.compareBuild(versionB);
		}
		exports$1.rcompare = rcompare;
		function rcompare(a, b, loose) {
			return compare(b, a, loose);
		}
		exports$1.sort = sort;
		function sort(list, loose) {
			return list.sort(function(a, b) {
				return exports$1.compareBuild(a, b, loose);
			});
		}
		exports$1.rsort = rsort;
		function rsort(list, loose) {
			return list.sort(function(a, b) {
				return exports$1.compareBuild(b, a, loose);
			});
		}
		exports$1.gt = gt;
		function gt(a, b, loose) {
			return compare(a, b, loose) > 0;
		}
		exports$1.lt = lt;
		function lt(a, b, loose) {
			return compare(a, b, loose) < 0;
		}
		exports$1.eq = eq;
		function eq(a, b, loose) {
			return compare(a, b, loose) === 0;
		}
		exports$1.neq = neq;
		function neq(a, b, loose) {
			return compare(a, b, loose) !== 0;
		}
		exports$1.gte = gte;
		function gte(a, b, loose) {
			return compare(a, b, loose) >= 0;
		}
		exports$1.lte = lte;
		function lte(a, b, loose) {
			return compare(a, b, loose) <= 0;
		}
		exports$1.cmp = cmp;
		function cmp(a, op, b, loose) {
			switch (op) {
				case "===":
					if (typeof a === "object") a = a.version;
					if (typeof b === "object") b = b.version;
					return a === b;
				case "!==":
					if (typeof a === "object") a = a.version;
					if (typeof b === "object") b = b.version;
					return a !== b;
				case "":
				case "=":
				case "==": return eq(a, b, loose);
				case "!=": return neq(a, b, loose);
				case ">": return gt(a, b, loose);
				case ">=": return gte(a, b, loose);
				case "<": return lt(a, b, loose);
				case "<=": return lte(a, b, loose);
				default: throw new TypeError("Invalid operator: " + op);
			}
		}
		exports$1.Comparator = Comparator;
		function Comparator(comp, options) {
			if (!options || typeof options !== "object") options = {
				loose: !!options,
				includePrerelease: false
			};
			if (comp instanceof Comparator) {
				if (comp.loose === !!options.loose) return comp;
				else comp = comp.value;
			}
			if (!(this instanceof Comparator)) return new Comparator(comp, options);
			comp = comp.trim().split(/\s+/).join(" ");
			debug("comparator", comp, options);
			this.options = options;
			this.loose = !!options.loose;
			this.parse(comp);
			if (this.semver === ANY) this.value = "";
			else this.value = this.operator + this.semver.version;
			debug("comp", this);
		}
		var ANY = {};
		Comparator.prototype.parse = function(comp) {
			var r = this.options.loose ? safeRe[t.COMPARATORLOOSE] : safeRe[t.COMPARATOR];
			var m = comp.match(r);
			if (!m) throw new TypeError("Invalid comparator: " + comp);
			this.operator = m[1] !== void 0 ? m[1] : "";
			if (this.operator === "=") this.operator = "";
			if (!m[2]) this.semver = ANY;
			else this.semver = new SemVer(m[2], this.options.loose);
		};
		Comparator.prototype.toString = function() {
			return this.value;
		};
		Comparator.prototype.test = function(version) {
			debug("Comparator.test", version, this.options.loose);
			if (this.semver === ANY || version === ANY) return true;
			if (typeof version === "string") try {
				version = new SemVer(version, this.options);
			} catch (er) {
				return false;
			}
			return cmp(version, this.operator, this.semver, this.options);
		};
		Comparator.prototype.intersects = function(comp, options) {
			if (!(comp instanceof Comparator)) throw new TypeError("a Comparator is required");
			if (!options || typeof options !== "object") options = {
				loose: !!options,
				includePrerelease: false
			};
			var rangeTmp;
			if (this.operator === "") {
				if (this.value === "") return true;
				rangeTmp = new Range(comp.value, options);
				return satisfies(this.value, rangeTmp, options);
			} else if (comp.operator === "") {
				if (comp.value === "") return true;
				rangeTmp = new Range(this.value, options);
				return satisfies(comp.semver, rangeTmp, options);
			}
			var sameDirectionIncreasing = (this.operator === ">=" || this.operator === ">") && (comp.operator === ">=" || comp.operator === ">");
			var sameDirectionDecreasing = (this.operator === "<=" || this.operator === "<") && (comp.operator === "<=" || comp.operator === "<");
			var sameSemVer = this.semver.version === comp.semver.version;
			var differentDirectionsInclusive = (this.operator === ">=" || this.operator === "<=") && (comp.operator === ">=" || comp.operator === "<=");
			var oppositeDirectionsLessThan = cmp(this.semver, "<", comp.semver, options) && (this.operator === ">=" || this.operator === ">") && (comp.operator === "<=" || comp.operator === "<");
			var oppositeDirectionsGreaterThan = cmp(this.semver, ">", comp.semver, options) && (this.operator === "<=" || this.operator === "<") && (comp.operator === ">=" || comp.operator === ">");
			return sameDirectionIncreasing || sameDirectionDecreasing || sameSemVer && differentDirectionsInclusive || oppositeDirectionsLessThan || oppositeDirectionsGreaterThan;
		};
		exports$1.Range = Range;
		function Range(range, options) {
			if (!options || typeof options !== "object") options = {
				loose: !!options,
				includePrerelease: false
			};
			if (range instanceof Range) {
				if (range.loose === !!options.loose && range.includePrerelease === !!options.includePrerelease) return range;
				else return new Range(range.raw, options);
			}
			if (range instanceof Comparator) return new Range(range.value, options);
			if (!(this instanceof Range)) return new Range(range, options);
			this.options = options;
			this.loose = !!options.loose;
			this.includePrerelease = !!options.includePrerelease;
			this.raw = range.trim().split(/\s+/).join(" ");
			this.set = this.raw.split("||").map(function(range) {
				return this.parseRange(range.trim());
			}, this).filter(function(c) {
				return c.length;
			});
			if (!this.set.length) throw new TypeError("Invalid SemVer Range: " + this.raw);
			this.format();
		}
		Range.prototype.format = function() {
			this.range = this.set.map(function(comps) {
				return comps.join(" ").trim();
			}).join("||").trim();
			return this.range;
		};
		Range.prototype.toString = function() {
			return this.range;
		};
		Range.prototype.parseRange = function(range) {
			var loose = this.options.loose;
			var hr = loose ? safeRe[t.HYPHENRANGELOOSE] : safeRe[t.HYPHENRANGE];
			range = range.replace(hr, hyphenReplace);
			debug("hyphen replace", range);
			range = range.replace(safeRe[t.COMPARATORTRIM], comparatorTrimReplace);
			debug("comparator trim", range, safeRe[t.COMPARATORTRIM]);
			range = range.replace(safeRe[t.TILDETRIM], tildeTrimReplace);
			range = range.replace(safeRe[t.CARETTRIM], caretTrimReplace);
			range = range.split(/\s+/).join(" ");
			var compRe = loose ? safeRe[t.COMPARATORLOOSE] : safeRe[t.COMPARATOR];
			var set = range.split(" ").map(function(comp) {
				return parseComparator(comp, this.options);
			}, this).join(" ").split(/\s+/);
			if (this.options.loose) set = set.filter(function(comp) {
				return !!comp.match(compRe);
			});
			set = set.map(function(comp) {
				return new Comparator(comp, this.options);
			}, this);
			return set;
		};
		Range.prototype.intersects = function(range, options) {
			if (!(range instanceof Range)) throw new TypeError("a Range is required");
			return this.set.some(function(thisComparators) {
				return isSatisfiable(thisComparators, options) && range.set.some(function(rangeComparators) {
					return isSatisfiable(rangeComparators, options) && thisComparators.every(function(thisComparator) {
						return rangeComparators.every(function(rangeComparator) {
							return thisComparator.intersects(rangeComparator, options);
						});
					});
				});
			});
		};
		function isSatisfiable(comparators, options) {
			var result = true;
			var remainingComparators = comparators.slice();
			var testComparator = remainingComparators.pop();
			while (result && remainingComparators.length) {
				result = remainingComparators.every(function(otherComparator) {
					return testComparator.intersects(otherComparator, options);
				});
				testComparator = remainingComparators.pop();
			}
			return result;
		}
		exports$1.toComparators = toComparators;
		function toComparators(range, options) {
			return new Range(range, options).set.map(function(comp) {
				return comp.map(function(c) {
					return c.value;
				}).join(" ").trim().split(" ");
			});
		}
		function parseComparator(comp, options) {
			debug("comp", comp, options);
			comp = replaceCarets(comp, options);
			debug("caret", comp);
			comp = replaceTildes(comp, options);
			debug("tildes", comp);
			comp = replaceXRanges(comp, options);
			debug("xrange", comp);
			comp = replaceStars(comp, options);
			debug("stars", comp);
			return comp;
		}
		function isX(id) {
			return !id || id.toLowerCase() === "x" || id === "*";
		}
		function replaceTildes(comp, options) {
			return comp.trim().split(/\s+/).map(function(comp) {
				return replaceTilde(comp, options);
			}).join(" ");
		}
		function replaceTilde(comp, options) {
			var r = options.loose ? safeRe[t.TILDELOOSE] : safeRe[t.TILDE];
			return comp.replace(r, function(_, M, m, p, pr) {
				debug("tilde", comp, _, M, m, p, pr);
				var ret;
				if (isX(M)) ret = "";
				else if (isX(m)) ret = ">=" + M + ".0.0 <" + (+M + 1) + ".0.0";
				else if (isX(p)) ret = ">=" + M + "." + m + ".0 <" + M + "." + (+m + 1) + ".0";
				else if (pr) {
					debug("replaceTilde pr", pr);
					ret = ">=" + M + "." + m + "." + p + "-" + pr + " <" + M + "." + (+m + 1) + ".0";
				} else ret = ">=" + M + "." + m + "." + p + " <" + M + "." + (+m + 1) + ".0";
				debug("tilde return", ret);
				return ret;
			});
		}
		function replaceCarets(comp, options) {
			return comp.trim().split(/\s+/).map(function(comp) {
				return replaceCaret(comp, options);
			}).join(" ");
		}
		function replaceCaret(comp, options) {
			debug("caret", comp, options);
			var r = options.loose ? safeRe[t.CARETLOOSE] : safeRe[t.CARET];
			return comp.replace(r, function(_, M, m, p, pr) {
				debug("caret", comp, _, M, m, p, pr);
				var ret;
				if (isX(M)) ret = "";
				else if (isX(m)) ret = ">=" + M + ".0.0 <" + (+M + 1) + ".0.0";
				else if (isX(p)) {
					if (M === "0") ret = ">=" + M + "." + m + ".0 <" + M + "." + (+m + 1) + ".0";
					else ret = ">=" + M + "." + m + ".0 <" + (+M + 1) + ".0.0";
				} else if (pr) {
					debug("replaceCaret pr", pr);
					if (M === "0") {
						if (m === "0") ret = ">=" + M + "." + m + "." + p + "-" + pr + " <" + M + "." + m + "." + (+p + 1);
						else ret = ">=" + M + "." + m + "." + p + "-" + pr + " <" + M + "." + (+m + 1) + ".0";
					} else ret = ">=" + M + "." + m + "." + p + "-" + pr + " <" + (+M + 1) + ".0.0";
				} else {
					debug("no pr");
					if (M === "0") {
						if (m === "0") ret = ">=" + M + "." + m + "." + p + " <" + M + "." + m + "." + (+p + 1);
						else ret = ">=" + M + "." + m + "." + p + " <" + M + "." + (+m + 1) + ".0";
					} else ret = ">=" + M + "." + m + "." + p + " <" + (+M + 1) + ".0.0";
				}
				debug("caret return", ret);
				return ret;
			});
		}
		function replaceXRanges(comp, options) {
			debug("replaceXRanges", comp, options);
			return comp.split(/\s+/).map(function(comp) {
				return replaceXRange(comp, options);
			}).join(" ");
		}
		function replaceXRange(comp, options) {
			comp = comp.trim();
			var r = options.loose ? safeRe[t.XRANGELOOSE] : safeRe[t.XRANGE];
			return comp.replace(r, function(ret, gtlt, M, m, p, pr) {
				debug("xRange", comp, ret, gtlt, M, m, p, pr);
				var xM = isX(M);
				var xm = xM || isX(m);
				var xp = xm || isX(p);
				var anyX = xp;
				if (gtlt === "=" && anyX) gtlt = "";
				pr = options.includePrerelease ? "-0" : "";
				if (xM) {
					if (gtlt === ">" || gtlt === "<") ret = "<0.0.0-0";
					else ret = "*";
				} else if (gtlt && anyX) {
					if (xm) m = 0;
					p = 0;
					if (gtlt === ">") {
						gtlt = ">=";
						if (xm) {
							M = +M + 1;
							m = 0;
							p = 0;
						} else {
							m = +m + 1;
							p = 0;
						}
					} else if (gtlt === "<=") {
						gtlt = "<";
						if (xm) M = +M + 1;
						else m = +m + 1;
					}
					ret = gtlt + M + "." + m + "." + p + pr;
				} else if (xm) ret = ">=" + M + ".0.0" + pr + " <" + (+M + 1) + ".0.0" + pr;
				else if (xp) ret = ">=" + M + "." + m + ".0" + pr + " <" + M + "." + (+m + 1) + ".0" + pr;
				debug("xRange return", ret);
				return ret;
			});
		}
		function replaceStars(comp, options) {
			debug("replaceStars", comp, options);
			return comp.trim().replace(safeRe[t.STAR], "");
		}
		function hyphenReplace($0, from, fM, fm, fp, fpr, fb, to, tM, tm, tp, tpr, tb) {
			if (isX(fM)) from = "";
			else if (isX(fm)) from = ">=" + fM + ".0.0";
			else if (isX(fp)) from = ">=" + fM + "." + fm + ".0";
			else from = ">=" + from;
			if (isX(tM)) to = "";
			else if (isX(tm)) to = "<" + (+tM + 1) + ".0.0";
			else if (isX(tp)) to = "<" + tM + "." + (+tm + 1) + ".0";
			else if (tpr) to = "<=" + tM + "." + tm + "." + tp + "-" + tpr;
			else to = "<=" + to;
			return (from + " " + to).trim();
		}
		Range.prototype.test = function(version) {
			if (!version) return false;
			if (typeof version === "string") try {
				version = new SemVer(version, this.options);
			} catch (er) {
				return false;
			}
			for (var i = 0; i < this.set.length; i++) if (testSet(this.set[i], version, this.options)) return true;
			return false;
		};
		function testSet(set, version, options) {
			for (var i = 0; i < set.length; i++) if (!set[i].test(version)) return false;
			if (version.prerelease.length && !options.includePrerelease) {
				for (i = 0; i < set.length; i++) {
					debug(set[i].semver);
					if (set[i].semver === ANY) continue;
					if (set[i].semver.prerelease.length > 0) {
						var allowed = set[i].semver;
						if (allowed.major === version.major && allowed.minor === version.minor && allowed.patch === version.patch) return true;
					}
				}
				return false;
			}
			return true;
		}
		exports$1.satisfies = satisfies;
		function satisfies(version, range, options) {
			try {
				range = new Range(range, options);
			} catch (er) {
				return false;
			}
			return range.test(version);
		}
		exports$1.maxSatisfying = maxSatisfying;
		function maxSatisfying(versions, range, options) {
			var max = null;
			var maxSV = null;
			try {
				var rangeObj = new Range(range, options);
			} catch (er) {
				return null;
			}
			versions.forEach(function(v) {
				if (rangeObj.test(v)) {
					if (!max || maxSV.compare(v) === -1) {
						max = v;
						maxSV = new SemVer(max, options);
					}
				}
			});
			return max;
		}
		exports$1.minSatisfying = minSatisfying;
		function minSatisfying(versions, range, options) {
			var min = null;
			var minSV = null;
			try {
				var rangeObj = new Range(range, options);
			} catch (er) {
				return null;
			}
			versions.forEach(function(v) {
				if (rangeObj.test(v)) {
					if (!min || minSV.compare(v) === 1) {
						min = v;
						minSV = new SemVer(min, options);
					}
				}
			});
			return min;
		}
		exports$1.minVersion = minVersion;
		function minVersion(range, loose) {
			range = new Range(range, loose);
			var minver = new SemVer("0.0.0");
			if (range.test(minver)) return minver;
			minver = new SemVer("0.0.0-0");
			if (range.test(minver)) return minver;
			minver = null;
			for (var i = 0; i < range.set.length; ++i) range.set[i].forEach(function(comparator) {
				var compver = new SemVer(comparator.semver.version);
				switch (comparator.operator) {
					case ">":
						if (compver.prerelease.length === 0) compver.patch++;
						else compver.prerelease.push(0);
						compver.raw = compver.format();
					case "":
					case ">=":
						if (!minver || gt(minver, compver)) minver = compver;
						break;
					case "<":
					case "<=": break;
					default: throw new Error("Unexpected operation: " + comparator.operator);
				}
			});
			if (minver && range.test(minver)) return minver;
			return null;
		}
		exports$1.validRange = validRange;
		function validRange(range, options) {
			try {
				return new Range(range, options).range || "*";
			} catch (er) {
				return null;
			}
		}
		exports$1.ltr = ltr;
		function ltr(version, range, options) {
			return outside(version, range, "<", options);
		}
		exports$1.gtr = gtr;
		function gtr(version, range, options) {
			return outside(version, range, ">", options);
		}
		exports$1.outside = outside;
		function outside(version, range, hilo, options) {
			version = new SemVer(version, options);
			range = new Range(range, options);
			var gtfn, ltefn, ltfn, comp, ecomp;
			switch (hilo) {
				case ">":
					gtfn = gt;
					ltefn = lte;
					ltfn = lt;
					comp = ">";
					ecomp = ">=";
					break;
				case "<":
					gtfn = lt;
					ltefn = gte;
					ltfn = gt;
					comp = "<";
					ecomp = "<=";
					break;
				default: throw new TypeError("Must provide a hilo val of \"<\" or \">\"");
			}
			if (satisfies(version, range, options)) return false;
			for (var i = 0; i < range.set.length; ++i) {
				var comparators = range.set[i];
				var high = null;
				var low = null;
				comparators.forEach(function(comparator) {
					if (comparator.semver === ANY) comparator = new Comparator(">=0.0.0");
					high = high || comparator;
					low = low || comparator;
					if (gtfn(comparator.semver, high.semver, options)) high = comparator;
					else if (ltfn(comparator.semver, low.semver, options)) low = comparator;
				});
				if (high.operator === comp || high.operator === ecomp) return false;
				if ((!low.operator || low.operator === comp) && ltefn(version, low.semver)) return false;
				else if (low.operator === ecomp && ltfn(version, low.semver)) return false;
			}
			return true;
		}
		exports$1.prerelease = prerelease;
		function prerelease(version, options) {
			var parsed = parse(version, options);
			return parsed && parsed.prerelease.length ? parsed.prerelease : null;
		}
		exports$1.intersects = intersects;
		function intersects(r1, r2, options) {
			r1 = new Range(r1, options);
			r2 = new Range(r2, options);
			return r1.intersects(r2);
		}
		exports$1.coerce = coerce;
		function coerce(version, options) {
			if (version instanceof SemVer) return version;
			if (typeof version === "number") version = String(version);
			if (typeof version !== "string") return null;
			options = options || {};
			var match = null;
			if (!options.rtl) match = version.match(safeRe[t.COERCE]);
			else {
				var next;
				while ((next = safeRe[t.COERCERTL].exec(version)) && (!match || match.index + match[0].length !== version.length)) {
					if (!match || next.index + next[0].length !== match.index + match[0].length) match = next;
					safeRe[t.COERCERTL].lastIndex = next.index + next[1].length + next[2].length;
				}
				safeRe[t.COERCERTL].lastIndex = -1;
			}
			if (match === null) return null;
			return parse(match[2] + "." + (match[3] || "0") + "." + (match[4] || "0"), options);
		}
	})(semver$1, semver$1.exports);
	var semverExports = semver$1.exports;
	const fs = require$$0;
	const path = require$$1;
	const { promisify } = require$$2;
	const useNativeRecursiveOption = semverExports.satisfies(process.version, ">=10.12.0");
	const checkPath = (pth) => {
		if (process.platform === "win32") {
			if (/[<>:"|?*]/.test(pth.replace(path.parse(pth).root, ""))) {
				const error = new Error(`Path contains invalid characters: ${pth}`);
				error.code = "EINVAL";
				throw error;
			}
		}
	};
	const processOptions = (options) => {
		return {
			mode: 511,
			fs,
			...options
		};
	};
	const permissionError = (pth) => {
		const error = new Error(`operation not permitted, mkdir '${pth}'`);
		error.code = "EPERM";
		error.errno = -4048;
		error.path = pth;
		error.syscall = "mkdir";
		return error;
	};
	const makeDir = async (input, options) => {
		checkPath(input);
		options = processOptions(options);
		const mkdir = promisify(options.fs.mkdir);
		const stat = promisify(options.fs.stat);
		if (useNativeRecursiveOption && options.fs.mkdir === fs.mkdir) {
			const pth = path.resolve(input);
			await mkdir(pth, {
				mode: options.mode,
				recursive: true
			});
			return pth;
		}
		const make = async (pth) => {
			try {
				await mkdir(pth, options.mode);
				return pth;
			} catch (error) {
				if (error.code === "EPERM") throw error;
				if (error.code === "ENOENT") {
					if (path.dirname(pth) === pth) throw permissionError(pth);
					if (error.message.includes("null bytes")) throw error;
					await make(path.dirname(pth));
					return make(pth);
				}
				try {
					if (!(await stat(pth)).isDirectory()) throw new Error("The path is not a directory");
				} catch (_) {
					throw error;
				}
				return pth;
			}
		};
		return make(path.resolve(input));
	};
	makeDir$2.exports = makeDir;
	makeDir$2.exports.sync = (input, options) => {
		checkPath(input);
		options = processOptions(options);
		if (useNativeRecursiveOption && options.fs.mkdirSync === fs.mkdirSync) {
			const pth = path.resolve(input);
			fs.mkdirSync(pth, {
				mode: options.mode,
				recursive: true
			});
			return pth;
		}
		const make = (pth) => {
			try {
				options.fs.mkdirSync(pth, options.mode);
			} catch (error) {
				if (error.code === "EPERM") throw error;
				if (error.code === "ENOENT") {
					if (path.dirname(pth) === pth) throw permissionError(pth);
					if (error.message.includes("null bytes")) throw error;
					make(path.dirname(pth));
					return make(pth);
				}
				try {
					if (!options.fs.statSync(pth).isDirectory()) throw new Error("The path is not a directory");
				} catch (_) {
					throw error;
				}
			}
			return pth;
		};
		return make(path.resolve(input));
	};
	var makeDirExports = makeDir$2.exports;
	var makeDir$1 = getDefaultExportFromCjs(makeDirExports);
	var lodash = { exports: {} };
	lodash.exports;
	(function(module, exports$1) {
		(function() {
			var undefined$1;
			var VERSION = "4.18.1";
			var LARGE_ARRAY_SIZE = 200;
			var CORE_ERROR_TEXT = "Unsupported core-js use. Try https://npms.io/search?q=ponyfill.", FUNC_ERROR_TEXT = "Expected a function", INVALID_TEMPL_VAR_ERROR_TEXT = "Invalid `variable` option passed into `_.template`", INVALID_TEMPL_IMPORTS_ERROR_TEXT = "Invalid `imports` option passed into `_.template`";
			var HASH_UNDEFINED = "__lodash_hash_undefined__";
			var MAX_MEMOIZE_SIZE = 500;
			var PLACEHOLDER = "__lodash_placeholder__";
			var CLONE_DEEP_FLAG = 1, CLONE_FLAT_FLAG = 2, CLONE_SYMBOLS_FLAG = 4;
			var COMPARE_PARTIAL_FLAG = 1, COMPARE_UNORDERED_FLAG = 2;
			var WRAP_BIND_FLAG = 1, WRAP_BIND_KEY_FLAG = 2, WRAP_CURRY_BOUND_FLAG = 4, WRAP_CURRY_FLAG = 8, WRAP_CURRY_RIGHT_FLAG = 16, WRAP_PARTIAL_FLAG = 32, WRAP_PARTIAL_RIGHT_FLAG = 64, WRAP_ARY_FLAG = 128, WRAP_REARG_FLAG = 256, WRAP_FLIP_FLAG = 512;
			var DEFAULT_TRUNC_LENGTH = 30, DEFAULT_TRUNC_OMISSION = "...";
			var HOT_COUNT = 800, HOT_SPAN = 16;
			var LAZY_FILTER_FLAG = 1, LAZY_MAP_FLAG = 2, LAZY_WHILE_FLAG = 3;
			var INFINITY = 1 / 0, MAX_SAFE_INTEGER = 9007199254740991, MAX_INTEGER = 17976931348623157e292, NAN = NaN;
			var MAX_ARRAY_LENGTH = 4294967295, MAX_ARRAY_INDEX = MAX_ARRAY_LENGTH - 1, HALF_MAX_ARRAY_LENGTH = MAX_ARRAY_LENGTH >>> 1;
			var wrapFlags = [
				["ary", WRAP_ARY_FLAG],
				["bind", WRAP_BIND_FLAG],
				["bindKey", WRAP_BIND_KEY_FLAG],
				["curry", WRAP_CURRY_FLAG],
				["curryRight", WRAP_CURRY_RIGHT_FLAG],
				["flip", WRAP_FLIP_FLAG],
				["partial", WRAP_PARTIAL_FLAG],
				["partialRight", WRAP_PARTIAL_RIGHT_FLAG],
				["rearg", WRAP_REARG_FLAG]
			];
			var argsTag = "[object Arguments]", arrayTag = "[object Array]", asyncTag = "[object AsyncFunction]", boolTag = "[object Boolean]", dateTag = "[object Date]", domExcTag = "[object DOMException]", errorTag = "[object Error]", funcTag = "[object Function]", genTag = "[object GeneratorFunction]", mapTag = "[object Map]", numberTag = "[object Number]", nullTag = "[object Null]", objectTag = "[object Object]", promiseTag = "[object Promise]", proxyTag = "[object Proxy]", regexpTag = "[object RegExp]", setTag = "[object Set]", stringTag = "[object String]", symbolTag = "[object Symbol]", undefinedTag = "[object Undefined]", weakMapTag = "[object WeakMap]", weakSetTag = "[object WeakSet]";
			var arrayBufferTag = "[object ArrayBuffer]", dataViewTag = "[object DataView]", float32Tag = "[object Float32Array]", float64Tag = "[object Float64Array]", int8Tag = "[object Int8Array]", int16Tag = "[object Int16Array]", int32Tag = "[object Int32Array]", uint8Tag = "[object Uint8Array]", uint8ClampedTag = "[object Uint8ClampedArray]", uint16Tag = "[object Uint16Array]", uint32Tag = "[object Uint32Array]";
			var reEmptyStringLeading = /\b__p \+= '';/g, reEmptyStringMiddle = /\b(__p \+=) '' \+/g, reEmptyStringTrailing = /(__e\(.*?\)|\b__t\)) \+\n'';/g;
			var reEscapedHtml = /&(?:amp|lt|gt|quot|#39);/g, reUnescapedHtml = /[&<>"']/g, reHasEscapedHtml = RegExp(reEscapedHtml.source), reHasUnescapedHtml = RegExp(reUnescapedHtml.source);
			var reEscape = /<%-([\s\S]+?)%>/g, reEvaluate = /<%([\s\S]+?)%>/g, reInterpolate = /<%=([\s\S]+?)%>/g;
			var reIsDeepProp = /\.|\[(?:[^[\]]*|(["'])(?:(?!\1)[^\\]|\\.)*?\1)\]/, reIsPlainProp = /^\w*$/, rePropName = /[^.[\]]+|\[(?:(-?\d+(?:\.\d+)?)|(["'])((?:(?!\2)[^\\]|\\.)*?)\2)\]|(?=(?:\.|\[\])(?:\.|\[\]|$))/g;
			var reRegExpChar = /[\\^$.*+?()[\]{}|]/g, reHasRegExpChar = RegExp(reRegExpChar.source);
			var reTrimStart = /^\s+/;
			var reWhitespace = /\s/;
			var reWrapComment = /\{(?:\n\/\* \[wrapped with .+\] \*\/)?\n?/, reWrapDetails = /\{\n\/\* \[wrapped with (.+)\] \*/, reSplitDetails = /,? & /;
			var reAsciiWord = /[^\x00-\x2f\x3a-\x40\x5b-\x60\x7b-\x7f]+/g;
			var reForbiddenIdentifierChars = /[()=,{}\[\]\/\s]/;
			var reEscapeChar = /\\(\\)?/g;
			var reEsTemplate = /\$\{([^\\}]*(?:\\.[^\\}]*)*)\}/g;
			var reFlags = /\w*$/;
			var reIsBadHex = /^[-+]0x[0-9a-f]+$/i;
			var reIsBinary = /^0b[01]+$/i;
			var reIsHostCtor = /^\[object .+?Constructor\]$/;
			var reIsOctal = /^0o[0-7]+$/i;
			var reIsUint = /^(?:0|[1-9]\d*)$/;
			var reLatin = /[\xc0-\xd6\xd8-\xf6\xf8-\xff\u0100-\u017f]/g;
			var reNoMatch = /($^)/;
			var reUnescapedString = /['\n\r\u2028\u2029\\]/g;
			var rsAstralRange = "\\ud800-\\udfff", rsComboRange = "\\u0300-\\u036f\\ufe20-\\ufe2f\\u20d0-\\u20ff", rsDingbatRange = "\\u2700-\\u27bf", rsLowerRange = "a-z\\xdf-\\xf6\\xf8-\\xff", rsMathOpRange = "\\xac\\xb1\\xd7\\xf7", rsNonCharRange = "\\x00-\\x2f\\x3a-\\x40\\x5b-\\x60\\x7b-\\xbf", rsPunctuationRange = "\\u2000-\\u206f", rsSpaceRange = " \\t\\x0b\\f\\xa0\\ufeff\\n\\r\\u2028\\u2029\\u1680\\u180e\\u2000\\u2001\\u2002\\u2003\\u2004\\u2005\\u2006\\u2007\\u2008\\u2009\\u200a\\u202f\\u205f\\u3000", rsUpperRange = "A-Z\\xc0-\\xd6\\xd8-\\xde", rsVarRange = "\\ufe0e\\ufe0f", rsBreakRange = rsMathOpRange + rsNonCharRange + rsPunctuationRange + rsSpaceRange;
			var rsApos = "['\u2019]", rsAstral = "[" + rsAstralRange + "]", rsBreak = "[" + rsBreakRange + "]", rsCombo = "[" + rsComboRange + "]", rsDigits = "\\d+", rsDingbat = "[" + rsDingbatRange + "]", rsLower = "[" + rsLowerRange + "]", rsMisc = "[^" + rsAstralRange + rsBreakRange + rsDigits + rsDingbatRange + rsLowerRange + rsUpperRange + "]", rsFitz = "\\ud83c[\\udffb-\\udfff]", rsModifier = "(?:" + rsCombo + "|" + rsFitz + ")", rsNonAstral = "[^" + rsAstralRange + "]", rsRegional = "(?:\\ud83c[\\udde6-\\uddff]){2}", rsSurrPair = "[\\ud800-\\udbff][\\udc00-\\udfff]", rsUpper = "[" + rsUpperRange + "]", rsZWJ = "\\u200d";
			var rsMiscLower = "(?:" + rsLower + "|" + rsMisc + ")", rsMiscUpper = "(?:" + rsUpper + "|" + rsMisc + ")", rsOptContrLower = "(?:" + rsApos + "(?:d|ll|m|re|s|t|ve))?", rsOptContrUpper = "(?:" + rsApos + "(?:D|LL|M|RE|S|T|VE))?", reOptMod = rsModifier + "?", rsOptVar = "[" + rsVarRange + "]?", rsOptJoin = "(?:" + rsZWJ + "(?:" + [
				rsNonAstral,
				rsRegional,
				rsSurrPair
			].join("|") + ")" + rsOptVar + reOptMod + ")*", rsOrdLower = "\\d*(?:1st|2nd|3rd|(?![123])\\dth)(?=\\b|[A-Z_])", rsOrdUpper = "\\d*(?:1ST|2ND|3RD|(?![123])\\dTH)(?=\\b|[a-z_])", rsSeq = rsOptVar + reOptMod + rsOptJoin, rsEmoji = "(?:" + [
				rsDingbat,
				rsRegional,
				rsSurrPair
			].join("|") + ")" + rsSeq, rsSymbol = "(?:" + [
				rsNonAstral + rsCombo + "?",
				rsCombo,
				rsRegional,
				rsSurrPair,
				rsAstral
			].join("|") + ")";
			var reApos = RegExp(rsApos, "g");
			var reComboMark = RegExp(rsCombo, "g");
			var reUnicode = RegExp(rsFitz + "(?=" + rsFitz + ")|" + rsSymbol + rsSeq, "g");
			var reUnicodeWord = RegExp([
				rsUpper + "?" + rsLower + "+" + rsOptContrLower + "(?=" + [
					rsBreak,
					rsUpper,
					"$"
				].join("|") + ")",
				rsMiscUpper + "+" + rsOptContrUpper + "(?=" + [
					rsBreak,
					rsUpper + rsMiscLower,
					"$"
				].join("|") + ")",
				rsUpper + "?" + rsMiscLower + "+" + rsOptContrLower,
				rsUpper + "+" + rsOptContrUpper,
				rsOrdUpper,
				rsOrdLower,
				rsDigits,
				rsEmoji
			].join("|"), "g");
			var reHasUnicode = RegExp("[" + rsZWJ + rsAstralRange + rsComboRange + rsVarRange + "]");
			var reHasUnicodeWord = /[a-z][A-Z]|[A-Z]{2}[a-z]|[0-9][a-zA-Z]|[a-zA-Z][0-9]|[^a-zA-Z0-9 ]/;
			var contextProps = [
				"Array",
				"Buffer",
				"DataView",
				"Date",
				"Error",
				"Float32Array",
				"Float64Array",
				"Function",
				"Int8Array",
				"Int16Array",
				"Int32Array",
				"Map",
				"Math",
				"Object",
				"Promise",
				"RegExp",
				"Set",
				"String",
				"Symbol",
				"TypeError",
				"Uint8Array",
				"Uint8ClampedArray",
				"Uint16Array",
				"Uint32Array",
				"WeakMap",
				"_",
				"clearTimeout",
				"isFinite",
				"parseInt",
				"setTimeout"
			];
			var templateCounter = -1;
			var typedArrayTags = {};
			typedArrayTags[float32Tag] = typedArrayTags[float64Tag] = typedArrayTags[int8Tag] = typedArrayTags[int16Tag] = typedArrayTags[int32Tag] = typedArrayTags[uint8Tag] = typedArrayTags[uint8ClampedTag] = typedArrayTags[uint16Tag] = typedArrayTags[uint32Tag] = true;
			typedArrayTags[argsTag] = typedArrayTags[arrayTag] = typedArrayTags[arrayBufferTag] = typedArrayTags[boolTag] = typedArrayTags[dataViewTag] = typedArrayTags[dateTag] = typedArrayTags[errorTag] = typedArrayTags[funcTag] = typedArrayTags[mapTag] = typedArrayTags[numberTag] = typedArrayTags[objectTag] = typedArrayTags[regexpTag] = typedArrayTags[setTag] = typedArrayTags[stringTag] = typedArrayTags[weakMapTag] = false;
			var cloneableTags = {};
			cloneableTags[argsTag] = cloneableTags[arrayTag] = cloneableTags[arrayBufferTag] = cloneableTags[dataViewTag] = cloneableTags[boolTag] = cloneableTags[dateTag] = cloneableTags[float32Tag] = cloneableTags[float64Tag] = cloneableTags[int8Tag] = cloneableTags[int16Tag] = cloneableTags[int32Tag] = cloneableTags[mapTag] = cloneableTags[numberTag] = cloneableTags[objectTag] = cloneableTags[regexpTag] = cloneableTags[setTag] = cloneableTags[stringTag] = cloneableTags[symbolTag] = cloneableTags[uint8Tag] = cloneableTags[uint8ClampedTag] = cloneableTags[uint16Tag] = cloneableTags[uint32Tag] = true;
			cloneableTags[errorTag] = cloneableTags[funcTag] = cloneableTags[weakMapTag] = false;
			var deburredLetters = {
				"\u00c0": "A",
				"\u00c1": "A",
				"\u00c2": "A",
				"\u00c3": "A",
				"\u00c4": "A",
				"\u00c5": "A",
				"\u00e0": "a",
				"\u00e1": "a",
				"\u00e2": "a",
				"\u00e3": "a",
				"\u00e4": "a",
				"\u00e5": "a",
				"\u00c7": "C",
				"\u00e7": "c",
				"\u00d0": "D",
				"\u00f0": "d",
				"\u00c8": "E",
				"\u00c9": "E",
				"\u00ca": "E",
				"\u00cb": "E",
				"\u00e8": "e",
				"\u00e9": "e",
				"\u00ea": "e",
				"\u00eb": "e",
				"\u00cc": "I",
				"\u00cd": "I",
				"\u00ce": "I",
				"\u00cf": "I",
				"\u00ec": "i",
				"\u00ed": "i",
				"\u00ee": "i",
				"\u00ef": "i",
				"\u00d1": "N",
				"\u00f1": "n",
				"\u00d2": "O",
				"\u00d3": "O",
				"\u00d4": "O",
				"\u00d5": "O",
				"\u00d6": "O",
				"\u00d8": "O",
				"\u00f2": "o",
				"\u00f3": "o",
				"\u00f4": "o",
				"\u00f5": "o",
				"\u00f6": "o",
				"\u00f8": "o",
				"\u00d9": "U",
				"\u00da": "U",
				"\u00db": "U",
				"\u00dc": "U",
				"\u00f9": "u",
				"\u00fa": "u",
				"\u00fb": "u",
				"\u00fc": "u",
				"\u00dd": "Y",
				"\u00fd": "y",
				"\u00ff": "y",
				"\u00c6": "Ae",
				"\u00e6": "ae",
				"\u00de": "Th",
				"\u00fe": "th",
				"\u00df": "ss",
				"\u0100": "A",
				"\u0102": "A",
				"\u0104": "A",
				"\u0101": "a",
				"\u0103": "a",
				"\u0105": "a",
				"\u0106": "C",
				"\u0108": "C",
				"\u010a": "C",
				"\u010c": "C",
				"\u0107": "c",
				"\u0109": "c",
				"\u010b": "c",
				"\u010d": "c",
				"\u010e": "D",
				"\u0110": "D",
				"\u010f": "d",
				"\u0111": "d",
				"\u0112": "E",
				"\u0114": "E",
				"\u0116": "E",
				"\u0118": "E",
				"\u011a": "E",
				"\u0113": "e",
				"\u0115": "e",
				"\u0117": "e",
				"\u0119": "e",
				"\u011b": "e",
				"\u011c": "G",
				"\u011e": "G",
				"\u0120": "G",
				"\u0122": "G",
				"\u011d": "g",
				"\u011f": "g",
				"\u0121": "g",
				"\u0123": "g",
				"\u0124": "H",
				"\u0126": "H",
				"\u0125": "h",
				"\u0127": "h",
				"\u0128": "I",
				"\u012a": "I",
				"\u012c": "I",
				"\u012e": "I",
				"\u0130": "I",
				"\u0129": "i",
				"\u012b": "i",
				"\u012d": "i",
				"\u012f": "i",
				"\u0131": "i",
				"\u0134": "J",
				"\u0135": "j",
				"\u0136": "K",
				"\u0137": "k",
				"\u0138": "k",
				"\u0139": "L",
				"\u013b": "L",
				"\u013d": "L",
				"\u013f": "L",
				"\u0141": "L",
				"\u013a": "l",
				"\u013c": "l",
				"\u013e": "l",
				"\u0140": "l",
				"\u0142": "l",
				"\u0143": "N",
				"\u0145": "N",
				"\u0147": "N",
				"\u014a": "N",
				"\u0144": "n",
				"\u0146": "n",
				"\u0148": "n",
				"\u014b": "n",
				"\u014c": "O",
				"\u014e": "O",
				"\u0150": "O",
				"\u014d": "o",
				"\u014f": "o",
				"\u0151": "o",
				"\u0154": "R",
				"\u0156": "R",
				"\u0158": "R",
				"\u0155": "r",
				"\u0157": "r",
				"\u0159": "r",
				"\u015a": "S",
				"\u015c": "S",
				"\u015e": "S",
				"\u0160": "S",
				"\u015b": "s",
				"\u015d": "s",
				"\u015f": "s",
				"\u0161": "s",
				"\u0162": "T",
				"\u0164": "T",
				"\u0166": "T",
				"\u0163": "t",
				"\u0165": "t",
				"\u0167": "t",
				"\u0168": "U",
				"\u016a": "U",
				"\u016c": "U",
				"\u016e": "U",
				"\u0170": "U",
				"\u0172": "U",
				"\u0169": "u",
				"\u016b": "u",
				"\u016d": "u",
				"\u016f": "u",
				"\u0171": "u",
				"\u0173": "u",
				"\u0174": "W",
				"\u0175": "w",
				"\u0176": "Y",
				"\u0177": "y",
				"\u0178": "Y",
				"\u0179": "Z",
				"\u017b": "Z",
				"\u017d": "Z",
				"\u017a": "z",
				"\u017c": "z",
				"\u017e": "z",
				"\u0132": "IJ",
				"\u0133": "ij",
				"\u0152": "Oe",
				"\u0153": "oe",
				"\u0149": "'n",
				"\u017f": "s"
			};
			var htmlEscapes = {
				"&": "&amp;",
				"<": "&lt;",
				">": "&gt;",
				"\"": "&quot;",
				"'": "&#39;"
			};
			var htmlUnescapes = {
				"&amp;": "&",
				"&lt;": "<",
				"&gt;": ">",
				"&quot;": "\"",
				"&#39;": "'"
			};
			var stringEscapes = {
				"\\": "\\",
				"'": "'",
				"\n": "n",
				"\r": "r",
				"\u2028": "u2028",
				"\u2029": "u2029"
			};
			var freeParseFloat = parseFloat, freeParseInt = parseInt;
			var freeGlobal = typeof commonjsGlobal == "object" && commonjsGlobal && commonjsGlobal.Object === Object && commonjsGlobal;
			var freeSelf = typeof self == "object" && self && self.Object === Object && self;
			var root = freeGlobal || freeSelf || Function("return this")();
			var freeExports = exports$1 && !exports$1.nodeType && exports$1;
			var freeModule = freeExports && module && !module.nodeType && module;
			var moduleExports = freeModule && freeModule.exports === freeExports;
			var freeProcess = moduleExports && freeGlobal.process;
			var nodeUtil = function() {
				try {
					var types = freeModule && freeModule.require && freeModule.require("util").types;
					if (types) return types;
					return freeProcess && freeProcess.binding && freeProcess.binding("util");
				} catch (e) {}
			}();
			var nodeIsArrayBuffer = nodeUtil && nodeUtil.isArrayBuffer, nodeIsDate = nodeUtil && nodeUtil.isDate, nodeIsMap = nodeUtil && nodeUtil.isMap, nodeIsRegExp = nodeUtil && nodeUtil.isRegExp, nodeIsSet = nodeUtil && nodeUtil.isSet, nodeIsTypedArray = nodeUtil && nodeUtil.isTypedArray;
			function apply(func, thisArg, args) {
				switch (args.length) {
					case 0: return func.call(thisArg);
					case 1: return func.call(thisArg, args[0]);
					case 2: return func.call(thisArg, args[0], args[1]);
					case 3: return func.call(thisArg, args[0], args[1], args[2]);
				}
				return func.apply(thisArg, args);
			}
			function arrayAggregator(array, setter, iteratee, accumulator) {
				var index = -1, length = array == null ? 0 : array.length;
				while (++index < length) {
					var value = array[index];
					setter(accumulator, value, iteratee(value), array);
				}
				return accumulator;
			}
			function arrayEach(array, iteratee) {
				var index = -1, length = array == null ? 0 : array.length;
				while (++index < length) if (iteratee(array[index], index, array) === false) break;
				return array;
			}
			function arrayEachRight(array, iteratee) {
				var length = array == null ? 0 : array.length;
				while (length--) if (iteratee(array[length], length, array) === false) break;
				return array;
			}
			function arrayEvery(array, predicate) {
				var index = -1, length = array == null ? 0 : array.length;
				while (++index < length) if (!predicate(array[index], index, array)) return false;
				return true;
			}
			function arrayFilter(array, predicate) {
				var index = -1, length = array == null ? 0 : array.length, resIndex = 0, result = [];
				while (++index < length) {
					var value = array[index];
					if (predicate(value, index, array)) result[resIndex++] = value;
				}
				return result;
			}
			function arrayIncludes(array, value) {
				return !!(array == null ? 0 : array.length) && baseIndexOf(array, value, 0) > -1;
			}
			function arrayIncludesWith(array, value, comparator) {
				var index = -1, length = array == null ? 0 : array.length;
				while (++index < length) if (comparator(value, array[index])) return true;
				return false;
			}
			function arrayMap(array, iteratee) {
				var index = -1, length = array == null ? 0 : array.length, result = Array(length);
				while (++index < length) result[index] = iteratee(array[index], index, array);
				return result;
			}
			function arrayPush(array, values) {
				var index = -1, length = values.length, offset = array.length;
				while (++index < length) array[offset + index] = values[index];
				return array;
			}
			function arrayReduce(array, iteratee, accumulator, initAccum) {
				var index = -1, length = array == null ? 0 : array.length;
				if (initAccum && length) accumulator = array[++index];
				while (++index < length) accumulator = iteratee(accumulator, array[index], index, array);
				return accumulator;
			}
			function arrayReduceRight(array, iteratee, accumulator, initAccum) {
				var length = array == null ? 0 : array.length;
				if (initAccum && length) accumulator = array[--length];
				while (length--) accumulator = iteratee(accumulator, array[length], length, array);
				return accumulator;
			}
			function arraySome(array, predicate) {
				var index = -1, length = array == null ? 0 : array.length;
				while (++index < length) if (predicate(array[index], index, array)) return true;
				return false;
			}
			var asciiSize = baseProperty("length");
			function asciiToArray(string) {
				return string.split("");
			}
			function asciiWords(string) {
				return string.match(reAsciiWord) || [];
			}
			function baseFindKey(collection, predicate, eachFunc) {
				var result;
				eachFunc(collection, function(value, key, collection) {
					if (predicate(value, key, collection)) {
						result = key;
						return false;
					}
				});
				return result;
			}
			function baseFindIndex(array, predicate, fromIndex, fromRight) {
				var length = array.length, index = fromIndex + (fromRight ? 1 : -1);
				while (fromRight ? index-- : ++index < length) if (predicate(array[index], index, array)) return index;
				return -1;
			}
			function baseIndexOf(array, value, fromIndex) {
				return value === value ? strictIndexOf(array, value, fromIndex) : baseFindIndex(array, baseIsNaN, fromIndex);
			}
			function baseIndexOfWith(array, value, fromIndex, comparator) {
				var index = fromIndex - 1, length = array.length;
				while (++index < length) if (comparator(array[index], value)) return index;
				return -1;
			}
			function baseIsNaN(value) {
				return value !== value;
			}
			function baseMean(array, iteratee) {
				var length = array == null ? 0 : array.length;
				return length ? baseSum(array, iteratee) / length : NAN;
			}
			function baseProperty(key) {
				return function(object) {
					return object == null ? undefined$1 : object[key];
				};
			}
			function basePropertyOf(object) {
				return function(key) {
					return object == null ? undefined$1 : object[key];
				};
			}
			function baseReduce(collection, iteratee, accumulator, initAccum, eachFunc) {
				eachFunc(collection, function(value, index, collection) {
					accumulator = initAccum ? (initAccum = false, value) : iteratee(accumulator, value, index, collection);
				});
				return accumulator;
			}
			function baseSortBy(array, comparer) {
				var length = array.length;
				array.sort(comparer);
				while (length--) array[length] = array[length].value;
				return array;
			}
			function baseSum(array, iteratee) {
				var result, index = -1, length = array.length;
				while (++index < length) {
					var current = iteratee(array[index]);
					if (current !== undefined$1) result = result === undefined$1 ? current : result + current;
				}
				return result;
			}
			function baseTimes(n, iteratee) {
				var index = -1, result = Array(n);
				while (++index < n) result[index] = iteratee(index);
				return result;
			}
			function baseToPairs(object, props) {
				return arrayMap(props, function(key) {
					return [key, object[key]];
				});
			}
			function baseTrim(string) {
				return string ? string.slice(0, trimmedEndIndex(string) + 1).replace(reTrimStart, "") : string;
			}
			function baseUnary(func) {
				return function(value) {
					return func(value);
				};
			}
			function baseValues(object, props) {
				return arrayMap(props, function(key) {
					return object[key];
				});
			}
			function cacheHas(cache, key) {
				return cache.has(key);
			}
			function charsStartIndex(strSymbols, chrSymbols) {
				var index = -1, length = strSymbols.length;
				while (++index < length && baseIndexOf(chrSymbols, strSymbols[index], 0) > -1);
				return index;
			}
			function charsEndIndex(strSymbols, chrSymbols) {
				var index = strSymbols.length;
				while (index-- && baseIndexOf(chrSymbols, strSymbols[index], 0) > -1);
				return index;
			}
			function countHolders(array, placeholder) {
				var length = array.length, result = 0;
				while (length--) if (array[length] === placeholder) ++result;
				return result;
			}
			var deburrLetter = basePropertyOf(deburredLetters);
			var escapeHtmlChar = basePropertyOf(htmlEscapes);
			function escapeStringChar(chr) {
				return "\\" + stringEscapes[chr];
			}
			function getValue(object, key) {
				return object == null ? undefined$1 : object[key];
			}
			function hasUnicode(string) {
				return reHasUnicode.test(string);
			}
			function hasUnicodeWord(string) {
				return reHasUnicodeWord.test(string);
			}
			function iteratorToArray(iterator) {
				var data, result = [];
				while (!(data = iterator.next()).done) result.push(data.value);
				return result;
			}
			function mapToArray(map) {
				var index = -1, result = Array(map.size);
				map.forEach(function(value, key) {
					result[++index] = [key, value];
				});
				return result;
			}
			function overArg(func, transform) {
				return function(arg) {
					return func(transform(arg));
				};
			}
			function replaceHolders(array, placeholder) {
				var index = -1, length = array.length, resIndex = 0, result = [];
				while (++index < length) {
					var value = array[index];
					if (value === placeholder || value === PLACEHOLDER) {
						array[index] = PLACEHOLDER;
						result[resIndex++] = index;
					}
				}
				return result;
			}
			function setToArray(set) {
				var index = -1, result = Array(set.size);
				set.forEach(function(value) {
					result[++index] = value;
				});
				return result;
			}
			function setToPairs(set) {
				var index = -1, result = Array(set.size);
				set.forEach(function(value) {
					result[++index] = [value, value];
				});
				return result;
			}
			function strictIndexOf(array, value, fromIndex) {
				var index = fromIndex - 1, length = array.length;
				while (++index < length) if (array[index] === value) return index;
				return -1;
			}
			function strictLastIndexOf(array, value, fromIndex) {
				var index = fromIndex + 1;
				while (index--) if (array[index] === value) return index;
				return index;
			}
			function stringSize(string) {
				return hasUnicode(string) ? unicodeSize(string) : asciiSize(string);
			}
			function stringToArray(string) {
				return hasUnicode(string) ? unicodeToArray(string) : asciiToArray(string);
			}
			function trimmedEndIndex(string) {
				var index = string.length;
				while (index-- && reWhitespace.test(string.charAt(index)));
				return index;
			}
			var unescapeHtmlChar = basePropertyOf(htmlUnescapes);
			function unicodeSize(string) {
				var result = reUnicode.lastIndex = 0;
				while (reUnicode.test(string)) ++result;
				return result;
			}
			function unicodeToArray(string) {
				return string.match(reUnicode) || [];
			}
			function unicodeWords(string) {
				return string.match(reUnicodeWord) || [];
			}
			var _ = (function runInContext(context) {
				context = context == null ? root : _.defaults(root.Object(), context, _.pick(root, contextProps));
				var Array = context.Array, Date = context.Date, Error = context.Error, Function = context.Function, Math = context.Math, Object = context.Object, RegExp = context.RegExp, String = context.String, TypeError = context.TypeError;
				var arrayProto = Array.prototype, funcProto = Function.prototype, objectProto = Object.prototype;
				var coreJsData = context["__core-js_shared__"];
				var funcToString = funcProto.toString;
				var hasOwnProperty = objectProto.hasOwnProperty;
				var idCounter = 0;
				var maskSrcKey = function() {
					var uid = /[^.]+$/.exec(coreJsData && coreJsData.keys && coreJsData.keys.IE_PROTO || "");
					return uid ? "Symbol(src)_1." + uid : "";
				}();
				var nativeObjectToString = objectProto.toString;
				var objectCtorString = funcToString.call(Object);
				var oldDash = root._;
				var reIsNative = RegExp("^" + funcToString.call(hasOwnProperty).replace(reRegExpChar, "\\$&").replace(/hasOwnProperty|(function).*?(?=\\\()| for .+?(?=\\\])/g, "$1.*?") + "$");
				var Buffer = moduleExports ? context.Buffer : undefined$1, Symbol = context.Symbol, Uint8Array = context.Uint8Array, allocUnsafe = Buffer ? Buffer.allocUnsafe : undefined$1, getPrototype = overArg(Object.getPrototypeOf, Object), objectCreate = Object.create, propertyIsEnumerable = objectProto.propertyIsEnumerable, splice = arrayProto.splice, spreadableSymbol = Symbol ? Symbol.isConcatSpreadable : undefined$1, symIterator = Symbol ? Symbol.iterator : undefined$1, symToStringTag = Symbol ? Symbol.toStringTag : undefined$1;
				var defineProperty = function() {
					try {
						var func = getNative(Object, "defineProperty");
						func({}, "", {});
						return func;
					} catch (e) {}
				}();
				var ctxClearTimeout = context.clearTimeout !== root.clearTimeout && context.clearTimeout, ctxNow = Date && Date.now !== root.Date.now && Date.now, ctxSetTimeout = context.setTimeout !== root.setTimeout && context.setTimeout;
				var nativeCeil = Math.ceil, nativeFloor = Math.floor, nativeGetSymbols = Object.getOwnPropertySymbols, nativeIsBuffer = Buffer ? Buffer.isBuffer : undefined$1, nativeIsFinite = context.isFinite, nativeJoin = arrayProto.join, nativeKeys = overArg(Object.keys, Object), nativeMax = Math.max, nativeMin = Math.min, nativeNow = Date.now, nativeParseInt = context.parseInt, nativeRandom = Math.random, nativeReverse = arrayProto.reverse;
				var DataView = getNative(context, "DataView"), Map = getNative(context, "Map"), Promise = getNative(context, "Promise"), Set = getNative(context, "Set"), WeakMap = getNative(context, "WeakMap"), nativeCreate = getNative(Object, "create");
				var metaMap = WeakMap && new WeakMap();
				var realNames = {};
				var dataViewCtorString = toSource(DataView), mapCtorString = toSource(Map), promiseCtorString = toSource(Promise), setCtorString = toSource(Set), weakMapCtorString = toSource(WeakMap);
				var symbolProto = Symbol ? Symbol.prototype : undefined$1, symbolValueOf = symbolProto ? symbolProto.valueOf : undefined$1, symbolToString = symbolProto ? symbolProto.toString : undefined$1;
				function lodash(value) {
					if (isObjectLike(value) && !isArray(value) && !(value instanceof LazyWrapper)) {
						if (value instanceof LodashWrapper) return value;
						if (hasOwnProperty.call(value, "__wrapped__")) return wrapperClone(value);
					}
					return new LodashWrapper(value);
				}
				var baseCreate = function() {
					function object() {}
					return function(proto) {
						if (!isObject(proto)) return {};
						if (objectCreate) return objectCreate(proto);
						object.prototype = proto;
						var result = new object();
						object.prototype = undefined$1;
						return result;
					};
				}();
				function baseLodash() {}
				function LodashWrapper(value, chainAll) {
					this.__wrapped__ = value;
					this.__actions__ = [];
					this.__chain__ = !!chainAll;
					this.__index__ = 0;
					this.__values__ = undefined$1;
				}
				lodash.templateSettings = {
					"escape": reEscape,
					"evaluate": reEvaluate,
					"interpolate": reInterpolate,
					"variable": "",
					"imports": { "_": lodash }
				};
				lodash.prototype = baseLodash.prototype;
				lodash.prototype.constructor = lodash;
				LodashWrapper.prototype = baseCreate(baseLodash.prototype);
				LodashWrapper.prototype.constructor = LodashWrapper;
				function LazyWrapper(value) {
					this.__wrapped__ = value;
					this.__actions__ = [];
					this.__dir__ = 1;
					this.__filtered__ = false;
					this.__iteratees__ = [];
					this.__takeCount__ = MAX_ARRAY_LENGTH;
					this.__views__ = [];
				}
				function lazyClone() {
					var result = new LazyWrapper(this.__wrapped__);
					result.__actions__ = copyArray(this.__actions__);
					result.__dir__ = this.__dir__;
					result.__filtered__ = this.__filtered__;
					result.__iteratees__ = copyArray(this.__iteratees__);
					result.__takeCount__ = this.__takeCount__;
					result.__views__ = copyArray(this.__views__);
					return result;
				}
				function lazyReverse() {
					if (this.__filtered__) {
						var result = new LazyWrapper(this);
						result.__dir__ = -1;
						result.__filtered__ = true;
					} else {
						result = this.clone();
						result.__dir__ *= -1;
					}
					return result;
				}
				function lazyValue() {
					var array = this.__wrapped__.value(), dir = this.__dir__, isArr = isArray(array), isRight = dir < 0, arrLength = isArr ? array.length : 0, view = getView(0, arrLength, this.__views__), start = view.start, end = view.end, length = end - start, index = isRight ? end : start - 1, iteratees = this.__iteratees__, iterLength = iteratees.length, resIndex = 0, takeCount = nativeMin(length, this.__takeCount__);
					if (!isArr || !isRight && arrLength == length && takeCount == length) return baseWrapperValue(array, this.__actions__);
					var result = [];
					outer: while (length-- && resIndex < takeCount) {
						index += dir;
						var iterIndex = -1, value = array[index];
						while (++iterIndex < iterLength) {
							var data = iteratees[iterIndex], iteratee = data.iteratee, type = data.type, computed = iteratee(value);
							if (type == LAZY_MAP_FLAG) value = computed;
							else if (!computed) {
								if (type == LAZY_FILTER_FLAG) continue outer;
								else break outer;
							}
						}
						result[resIndex++] = value;
					}
					return result;
				}
				LazyWrapper.prototype = baseCreate(baseLodash.prototype);
				LazyWrapper.prototype.constructor = LazyWrapper;
				function Hash(entries) {
					var index = -1, length = entries == null ? 0 : entries.length;
					this.clear();
					while (++index < length) {
						var entry = entries[index];
						this.set(entry[0], entry[1]);
					}
				}
				function hashClear() {
					this.__data__ = nativeCreate ? nativeCreate(null) : {};
					this.size = 0;
				}
				function hashDelete(key) {
					var result = this.has(key) && delete this.__data__[key];
					this.size -= result ? 1 : 0;
					return result;
				}
				function hashGet(key) {
					var data = this.__data__;
					if (nativeCreate) {
						var result = data[key];
						return result === HASH_UNDEFINED ? undefined$1 : result;
					}
					return hasOwnProperty.call(data, key) ? data[key] : undefined$1;
				}
				function hashHas(key) {
					var data = this.__data__;
					return nativeCreate ? data[key] !== undefined$1 : hasOwnProperty.call(data, key);
				}
				function hashSet(key, value) {
					var data = this.__data__;
					this.size += this.has(key) ? 0 : 1;
					data[key] = nativeCreate && value === undefined$1 ? HASH_UNDEFINED : value;
					return this;
				}
				Hash.prototype.clear = hashClear;
				Hash.prototype["delete"] = hashDelete;
				Hash.prototype.get = hashGet;
				Hash.prototype.has = hashHas;
				Hash.prototype.set = hashSet;
				function ListCache(entries) {
					var index = -1, length = entries == null ? 0 : entries.length;
					this.clear();
					while (++index < length) {
						var entry = entries[index];
						this.set(entry[0], entry[1]);
					}
				}
				function listCacheClear() {
					this.__data__ = [];
					this.size = 0;
				}
				function listCacheDelete(key) {
					var data = this.__data__, index = assocIndexOf(data, key);
					if (index < 0) return false;
					if (index == data.length - 1) data.pop();
					else splice.call(data, index, 1);
					--this.size;
					return true;
				}
				function listCacheGet(key) {
					var data = this.__data__, index = assocIndexOf(data, key);
					return index < 0 ? undefined$1 : data[index][1];
				}
				function listCacheHas(key) {
					return assocIndexOf(this.__data__, key) > -1;
				}
				function listCacheSet(key, value) {
					var data = this.__data__, index = assocIndexOf(data, key);
					if (index < 0) {
						++this.size;
						data.push([key, value]);
					} else data[index][1] = value;
					return this;
				}
				ListCache.prototype.clear = listCacheClear;
				ListCache.prototype["delete"] = listCacheDelete;
				ListCache.prototype.get = listCacheGet;
				ListCache.prototype.has = listCacheHas;
				ListCache.prototype.set = listCacheSet;
				function MapCache(entries) {
					var index = -1, length = entries == null ? 0 : entries.length;
					this.clear();
					while (++index < length) {
						var entry = entries[index];
						this.set(entry[0], entry[1]);
					}
				}
				function mapCacheClear() {
					this.size = 0;
					this.__data__ = {
						"hash": new Hash(),
						"map": new (Map || ListCache)(),
						"string": new Hash()
					};
				}
				function mapCacheDelete(key) {
					var result = getMapData(this, key)["delete"](key);
					this.size -= result ? 1 : 0;
					return result;
				}
				function mapCacheGet(key) {
					return getMapData(this, key).get(key);
				}
				function mapCacheHas(key) {
					return getMapData(this, key).has(key);
				}
				function mapCacheSet(key, value) {
					var data = getMapData(this, key), size = data.size;
					data.set(key, value);
					this.size += data.size == size ? 0 : 1;
					return this;
				}
				MapCache.prototype.clear = mapCacheClear;
				MapCache.prototype["delete"] = mapCacheDelete;
				MapCache.prototype.get = mapCacheGet;
				MapCache.prototype.has = mapCacheHas;
				MapCache.prototype.set = mapCacheSet;
				function SetCache(values) {
					var index = -1, length = values == null ? 0 : values.length;
					this.__data__ = new MapCache();
					while (++index < length) this.add(values[index]);
				}
				function setCacheAdd(value) {
					this.__data__.set(value, HASH_UNDEFINED);
					return this;
				}
				function setCacheHas(value) {
					return this.__data__.has(value);
				}
				SetCache.prototype.add = SetCache.prototype.push = setCacheAdd;
				SetCache.prototype.has = setCacheHas;
				function Stack(entries) {
					var data = this.__data__ = new ListCache(entries);
					this.size = data.size;
				}
				function stackClear() {
					this.__data__ = new ListCache();
					this.size = 0;
				}
				function stackDelete(key) {
					var data = this.__data__, result = data["delete"](key);
					this.size = data.size;
					return result;
				}
				function stackGet(key) {
					return this.__data__.get(key);
				}
				function stackHas(key) {
					return this.__data__.has(key);
				}
				function stackSet(key, value) {
					var data = this.__data__;
					if (data instanceof ListCache) {
						var pairs = data.__data__;
						if (!Map || pairs.length < 199) {
							pairs.push([key, value]);
							this.size = ++data.size;
							return this;
						}
						data = this.__data__ = new MapCache(pairs);
					}
					data.set(key, value);
					this.size = data.size;
					return this;
				}
				Stack.prototype.clear = stackClear;
				Stack.prototype["delete"] = stackDelete;
				Stack.prototype.get = stackGet;
				Stack.prototype.has = stackHas;
				Stack.prototype.set = stackSet;
				function arrayLikeKeys(value, inherited) {
					var isArr = isArray(value), isArg = !isArr && isArguments(value), isBuff = !isArr && !isArg && isBuffer(value), isType = !isArr && !isArg && !isBuff && isTypedArray(value), skipIndexes = isArr || isArg || isBuff || isType, result = skipIndexes ? baseTimes(value.length, String) : [], length = result.length;
					for (var key in value) if ((inherited || hasOwnProperty.call(value, key)) && !(skipIndexes && (key == "length" || isBuff && (key == "offset" || key == "parent") || isType && (key == "buffer" || key == "byteLength" || key == "byteOffset") || isIndex(key, length)))) result.push(key);
					return result;
				}
				function arraySample(array) {
					var length = array.length;
					return length ? array[baseRandom(0, length - 1)] : undefined$1;
				}
				function arraySampleSize(array, n) {
					return shuffleSelf(copyArray(array), baseClamp(n, 0, array.length));
				}
				function arrayShuffle(array) {
					return shuffleSelf(copyArray(array));
				}
				function assignMergeValue(object, key, value) {
					if (value !== undefined$1 && !eq(object[key], value) || value === undefined$1 && !(key in object)) baseAssignValue(object, key, value);
				}
				function assignValue(object, key, value) {
					var objValue = object[key];
					if (!(hasOwnProperty.call(object, key) && eq(objValue, value)) || value === undefined$1 && !(key in object)) baseAssignValue(object, key, value);
				}
				function assocIndexOf(array, key) {
					var length = array.length;
					while (length--) if (eq(array[length][0], key)) return length;
					return -1;
				}
				function baseAggregator(collection, setter, iteratee, accumulator) {
					baseEach(collection, function(value, key, collection) {
						setter(accumulator, value, iteratee(value), collection);
					});
					return accumulator;
				}
				function baseAssign(object, source) {
					return object && copyObject(source, keys(source), object);
				}
				function baseAssignIn(object, source) {
					return object && copyObject(source, keysIn(source), object);
				}
				function baseAssignValue(object, key, value) {
					if (key == "__proto__" && defineProperty) defineProperty(object, key, {
						"configurable": true,
						"enumerable": true,
						"value": value,
						"writable": true
					});
					else object[key] = value;
				}
				function baseAt(object, paths) {
					var index = -1, length = paths.length, result = Array(length), skip = object == null;
					while (++index < length) result[index] = skip ? undefined$1 : get(object, paths[index]);
					return result;
				}
				function baseClamp(number, lower, upper) {
					if (number === number) {
						if (upper !== undefined$1) number = number <= upper ? number : upper;
						if (lower !== undefined$1) number = number >= lower ? number : lower;
					}
					return number;
				}
				function baseClone(value, bitmask, customizer, key, object, stack) {
					var result, isDeep = bitmask & CLONE_DEEP_FLAG, isFlat = bitmask & CLONE_FLAT_FLAG, isFull = bitmask & CLONE_SYMBOLS_FLAG;
					if (customizer) result = object ? customizer(value, key, object, stack) : customizer(value);
					if (result !== undefined$1) return result;
					if (!isObject(value)) return value;
					var isArr = isArray(value);
					if (isArr) {
						result = initCloneArray(value);
						if (!isDeep) return copyArray(value, result);
					} else {
						var tag = getTag(value), isFunc = tag == funcTag || tag == genTag;
						if (isBuffer(value)) return cloneBuffer(value, isDeep);
						if (tag == objectTag || tag == argsTag || isFunc && !object) {
							result = isFlat || isFunc ? {} : initCloneObject(value);
							if (!isDeep) return isFlat ? copySymbolsIn(value, baseAssignIn(result, value)) : copySymbols(value, baseAssign(result, value));
						} else {
							if (!cloneableTags[tag]) return object ? value : {};
							result = initCloneByTag(value, tag, isDeep);
						}
					}
					stack || (stack = new Stack());
					var stacked = stack.get(value);
					if (stacked) return stacked;
					stack.set(value, result);
					if (isSet(value)) value.forEach(function(subValue) {
						result.add(baseClone(subValue, bitmask, customizer, subValue, value, stack));
					});
					else if (isMap(value)) value.forEach(function(subValue, key) {
						result.set(key, baseClone(subValue, bitmask, customizer, key, value, stack));
					});
					var props = isArr ? undefined$1 : (isFull ? isFlat ? getAllKeysIn : getAllKeys : isFlat ? keysIn : keys)(value);
					arrayEach(props || value, function(subValue, key) {
						if (props) {
							key = subValue;
							subValue = value[key];
						}
						assignValue(result, key, baseClone(subValue, bitmask, customizer, key, value, stack));
					});
					return result;
				}
				function baseConforms(source) {
					var props = keys(source);
					return function(object) {
						return baseConformsTo(object, source, props);
					};
				}
				function baseConformsTo(object, source, props) {
					var length = props.length;
					if (object == null) return !length;
					object = Object(object);
					while (length--) {
						var key = props[length], predicate = source[key], value = object[key];
						if (value === undefined$1 && !(key in object) || !predicate(value)) return false;
					}
					return true;
				}
				function baseDelay(func, wait, args) {
					if (typeof func != "function") throw new TypeError(FUNC_ERROR_TEXT);
					return setTimeout(function() {
						func.apply(undefined$1, args);
					}, wait);
				}
				function baseDifference(array, values, iteratee, comparator) {
					var index = -1, includes = arrayIncludes, isCommon = true, length = array.length, result = [], valuesLength = values.length;
					if (!length) return result;
					if (iteratee) values = arrayMap(values, baseUnary(iteratee));
					if (comparator) {
						includes = arrayIncludesWith;
						isCommon = false;
					} else if (values.length >= LARGE_ARRAY_SIZE) {
						includes = cacheHas;
						isCommon = false;
						values = new SetCache(values);
					}
					outer: while (++index < length) {
						var value = array[index], computed = iteratee == null ? value : iteratee(value);
						value = comparator || value !== 0 ? value : 0;
						if (isCommon && computed === computed) {
							var valuesIndex = valuesLength;
							while (valuesIndex--) if (values[valuesIndex] === computed) continue outer;
							result.push(value);
						} else if (!includes(values, computed, comparator)) result.push(value);
					}
					return result;
				}
				var baseEach = createBaseEach(baseForOwn);
				var baseEachRight = createBaseEach(baseForOwnRight, true);
				function baseEvery(collection, predicate) {
					var result = true;
					baseEach(collection, function(value, index, collection) {
						result = !!predicate(value, index, collection);
						return result;
					});
					return result;
				}
				function baseExtremum(array, iteratee, comparator) {
					var index = -1, length = array.length;
					while (++index < length) {
						var value = array[index], current = iteratee(value);
						if (current != null && (computed === undefined$1 ? current === current && !isSymbol(current) : comparator(current, computed))) var computed = current, result = value;
					}
					return result;
				}
				function baseFill(array, value, start, end) {
					var length = array.length;
					start = toInteger(start);
					if (start < 0) start = -start > length ? 0 : length + start;
					end = end === undefined$1 || end > length ? length : toInteger(end);
					if (end < 0) end += length;
					end = start > end ? 0 : toLength(end);
					while (start < end) array[start++] = value;
					return array;
				}
				function baseFilter(collection, predicate) {
					var result = [];
					baseEach(collection, function(value, index, collection) {
						if (predicate(value, index, collection)) result.push(value);
					});
					return result;
				}
				function baseFlatten(array, depth, predicate, isStrict, result) {
					var index = -1, length = array.length;
					predicate || (predicate = isFlattenable);
					result || (result = []);
					while (++index < length) {
						var value = array[index];
						if (depth > 0 && predicate(value)) {
							if (depth > 1) baseFlatten(value, depth - 1, predicate, isStrict, result);
							else arrayPush(result, value);
						} else if (!isStrict) result[result.length] = value;
					}
					return result;
				}
				var baseFor = createBaseFor();
				var baseForRight = createBaseFor(true);
				function baseForOwn(object, iteratee) {
					return object && baseFor(object, iteratee, keys);
				}
				function baseForOwnRight(object, iteratee) {
					return object && baseForRight(object, iteratee, keys);
				}
				function baseFunctions(object, props) {
					return arrayFilter(props, function(key) {
						return isFunction(object[key]);
					});
				}
				function baseGet(object, path) {
					path = castPath(path, object);
					var index = 0, length = path.length;
					while (object != null && index < length) object = object[toKey(path[index++])];
					return index && index == length ? object : undefined$1;
				}
				function baseGetAllKeys(object, keysFunc, symbolsFunc) {
					var result = keysFunc(object);
					return isArray(object) ? result : arrayPush(result, symbolsFunc(object));
				}
				function baseGetTag(value) {
					if (value == null) return value === undefined$1 ? undefinedTag : nullTag;
					return symToStringTag && symToStringTag in Object(value) ? getRawTag(value) : objectToString(value);
				}
				function baseGt(value, other) {
					return value > other;
				}
				function baseHas(object, key) {
					return object != null && hasOwnProperty.call(object, key);
				}
				function baseHasIn(object, key) {
					return object != null && key in Object(object);
				}
				function baseInRange(number, start, end) {
					return number >= nativeMin(start, end) && number < nativeMax(start, end);
				}
				function baseIntersection(arrays, iteratee, comparator) {
					var includes = comparator ? arrayIncludesWith : arrayIncludes, length = arrays[0].length, othLength = arrays.length, othIndex = othLength, caches = Array(othLength), maxLength = Infinity, result = [];
					while (othIndex--) {
						var array = arrays[othIndex];
						if (othIndex && iteratee) array = arrayMap(array, baseUnary(iteratee));
						maxLength = nativeMin(array.length, maxLength);
						caches[othIndex] = !comparator && (iteratee || length >= 120 && array.length >= 120) ? new SetCache(othIndex && array) : undefined$1;
					}
					array = arrays[0];
					var index = -1, seen = caches[0];
					outer: while (++index < length && result.length < maxLength) {
						var value = array[index], computed = iteratee ? iteratee(value) : value;
						value = comparator || value !== 0 ? value : 0;
						if (!(seen ? cacheHas(seen, computed) : includes(result, computed, comparator))) {
							othIndex = othLength;
							while (--othIndex) {
								var cache = caches[othIndex];
								if (!(cache ? cacheHas(cache, computed) : includes(arrays[othIndex], computed, comparator))) continue outer;
							}
							if (seen) seen.push(computed);
							result.push(value);
						}
					}
					return result;
				}
				function baseInverter(object, setter, iteratee, accumulator) {
					baseForOwn(object, function(value, key, object) {
						setter(accumulator, iteratee(value), key, object);
					});
					return accumulator;
				}
				function baseInvoke(object, path, args) {
					path = castPath(path, object);
					object = parent(object, path);
					var func = object == null ? object : object[toKey(last(path))];
					return func == null ? undefined$1 : apply(func, object, args);
				}
				function baseIsArguments(value) {
					return isObjectLike(value) && baseGetTag(value) == argsTag;
				}
				function baseIsArrayBuffer(value) {
					return isObjectLike(value) && baseGetTag(value) == arrayBufferTag;
				}
				function baseIsDate(value) {
					return isObjectLike(value) && baseGetTag(value) == dateTag;
				}
				function baseIsEqual(value, other, bitmask, customizer, stack) {
					if (value === other) return true;
					if (value == null || other == null || !isObjectLike(value) && !isObjectLike(other)) return value !== value && other !== other;
					return baseIsEqualDeep(value, other, bitmask, customizer, baseIsEqual, stack);
				}
				function baseIsEqualDeep(object, other, bitmask, customizer, equalFunc, stack) {
					var objIsArr = isArray(object), othIsArr = isArray(other), objTag = objIsArr ? arrayTag : getTag(object), othTag = othIsArr ? arrayTag : getTag(other);
					objTag = objTag == argsTag ? objectTag : objTag;
					othTag = othTag == argsTag ? objectTag : othTag;
					var objIsObj = objTag == objectTag, othIsObj = othTag == objectTag, isSameTag = objTag == othTag;
					if (isSameTag && isBuffer(object)) {
						if (!isBuffer(other)) return false;
						objIsArr = true;
						objIsObj = false;
					}
					if (isSameTag && !objIsObj) {
						stack || (stack = new Stack());
						return objIsArr || isTypedArray(object) ? equalArrays(object, other, bitmask, customizer, equalFunc, stack) : equalByTag(object, other, objTag, bitmask, customizer, equalFunc, stack);
					}
					if (!(bitmask & COMPARE_PARTIAL_FLAG)) {
						var objIsWrapped = objIsObj && hasOwnProperty.call(object, "__wrapped__"), othIsWrapped = othIsObj && hasOwnProperty.call(other, "__wrapped__");
						if (objIsWrapped || othIsWrapped) {
							var objUnwrapped = objIsWrapped ? object.value() : object, othUnwrapped = othIsWrapped ? other.value() : other;
							stack || (stack = new Stack());
							return equalFunc(objUnwrapped, othUnwrapped, bitmask, customizer, stack);
						}
					}
					if (!isSameTag) return false;
					stack || (stack = new Stack());
					return equalObjects(object, other, bitmask, customizer, equalFunc, stack);
				}
				function baseIsMap(value) {
					return isObjectLike(value) && getTag(value) == mapTag;
				}
				function baseIsMatch(object, source, matchData, customizer) {
					var index = matchData.length, length = index, noCustomizer = !customizer;
					if (object == null) return !length;
					object = Object(object);
					while (index--) {
						var data = matchData[index];
						if (noCustomizer && data[2] ? data[1] !== object[data[0]] : !(data[0] in object)) return false;
					}
					while (++index < length) {
						data = matchData[index];
						var key = data[0], objValue = object[key], srcValue = data[1];
						if (noCustomizer && data[2]) {
							if (objValue === undefined$1 && !(key in object)) return false;
						} else {
							var stack = new Stack();
							if (customizer) var result = customizer(objValue, srcValue, key, object, source, stack);
							if (!(result === undefined$1 ? baseIsEqual(srcValue, objValue, 3, customizer, stack) : result)) return false;
						}
					}
					return true;
				}
				function baseIsNative(value) {
					if (!isObject(value) || isMasked(value)) return false;
					return (isFunction(value) ? reIsNative : reIsHostCtor).test(toSource(value));
				}
				function baseIsRegExp(value) {
					return isObjectLike(value) && baseGetTag(value) == regexpTag;
				}
				function baseIsSet(value) {
					return isObjectLike(value) && getTag(value) == setTag;
				}
				function baseIsTypedArray(value) {
					return isObjectLike(value) && isLength(value.length) && !!typedArrayTags[baseGetTag(value)];
				}
				function baseIteratee(value) {
					if (typeof value == "function") return value;
					if (value == null) return identity;
					if (typeof value == "object") return isArray(value) ? baseMatchesProperty(value[0], value[1]) : baseMatches(value);
					return property(value);
				}
				function baseKeys(object) {
					if (!isPrototype(object)) return nativeKeys(object);
					var result = [];
					for (var key in Object(object)) if (hasOwnProperty.call(object, key) && key != "constructor") result.push(key);
					return result;
				}
				function baseKeysIn(object) {
					if (!isObject(object)) return nativeKeysIn(object);
					var isProto = isPrototype(object), result = [];
					for (var key in object) if (!(key == "constructor" && (isProto || !hasOwnProperty.call(object, key)))) result.push(key);
					return result;
				}
				function baseLt(value, other) {
					return value < other;
				}
				function baseMap(collection, iteratee) {
					var index = -1, result = isArrayLike(collection) ? Array(collection.length) : [];
					baseEach(collection, function(value, key, collection) {
						result[++index] = iteratee(value, key, collection);
					});
					return result;
				}
				function baseMatches(source) {
					var matchData = getMatchData(source);
					if (matchData.length == 1 && matchData[0][2]) return matchesStrictComparable(matchData[0][0], matchData[0][1]);
					return function(object) {
						return object === source || baseIsMatch(object, source, matchData);
					};
				}
				function baseMatchesProperty(path, srcValue) {
					if (isKey(path) && isStrictComparable(srcValue)) return matchesStrictComparable(toKey(path), srcValue);
					return function(object) {
						var objValue = get(object, path);
						return objValue === undefined$1 && objValue === srcValue ? hasIn(object, path) : baseIsEqual(srcValue, objValue, 3);
					};
				}
				function baseMerge(object, source, srcIndex, customizer, stack) {
					if (object === source) return;
					baseFor(source, function(srcValue, key) {
						stack || (stack = new Stack());
						if (isObject(srcValue)) baseMergeDeep(object, source, key, srcIndex, baseMerge, customizer, stack);
						else {
							var newValue = customizer ? customizer(safeGet(object, key), srcValue, key + "", object, source, stack) : undefined$1;
							if (newValue === undefined$1) newValue = srcValue;
							assignMergeValue(object, key, newValue);
						}
					}, keysIn);
				}
				function baseMergeDeep(object, source, key, srcIndex, mergeFunc, customizer, stack) {
					var objValue = safeGet(object, key), srcValue = safeGet(source, key), stacked = stack.get(srcValue);
					if (stacked) {
						assignMergeValue(object, key, stacked);
						return;
					}
					var newValue = customizer ? customizer(objValue, srcValue, key + "", object, source, stack) : undefined$1;
					var isCommon = newValue === undefined$1;
					if (isCommon) {
						var isArr = isArray(srcValue), isBuff = !isArr && isBuffer(srcValue), isTyped = !isArr && !isBuff && isTypedArray(srcValue);
						newValue = srcValue;
						if (isArr || isBuff || isTyped) {
							if (isArray(objValue)) newValue = objValue;
							else if (isArrayLikeObject(objValue)) newValue = copyArray(objValue);
							else if (isBuff) {
								isCommon = false;
								newValue = cloneBuffer(srcValue, true);
							} else if (isTyped) {
								isCommon = false;
								newValue = cloneTypedArray(srcValue, true);
							} else newValue = [];
						} else if (isPlainObject(srcValue) || isArguments(srcValue)) {
							newValue = objValue;
							if (isArguments(objValue)) newValue = toPlainObject(objValue);
							else if (!isObject(objValue) || isFunction(objValue)) newValue = initCloneObject(srcValue);
						} else isCommon = false;
					}
					if (isCommon) {
						stack.set(srcValue, newValue);
						mergeFunc(newValue, srcValue, srcIndex, customizer, stack);
						stack["delete"](srcValue);
					}
					assignMergeValue(object, key, newValue);
				}
				function baseNth(array, n) {
					var length = array.length;
					if (!length) return;
					n += n < 0 ? length : 0;
					return isIndex(n, length) ? array[n] : undefined$1;
				}
				function baseOrderBy(collection, iteratees, orders) {
					if (iteratees.length) iteratees = arrayMap(iteratees, function(iteratee) {
						if (isArray(iteratee)) return function(value) {
							return baseGet(value, iteratee.length === 1 ? iteratee[0] : iteratee);
						};
						return iteratee;
					});
					else iteratees = [identity];
					var index = -1;
					iteratees = arrayMap(iteratees, baseUnary(getIteratee()));
					return baseSortBy(baseMap(collection, function(value, key, collection) {
						return {
							"criteria": arrayMap(iteratees, function(iteratee) {
								return iteratee(value);
							}),
							"index": ++index,
							"value": value
						};
					}), function(object, other) {
						return compareMultiple(object, other, orders);
					});
				}
				function basePick(object, paths) {
					return basePickBy(object, paths, function(value, path) {
						return hasIn(object, path);
					});
				}
				function basePickBy(object, paths, predicate) {
					var index = -1, length = paths.length, result = {};
					while (++index < length) {
						var path = paths[index], value = baseGet(object, path);
						if (predicate(value, path)) baseSet(result, castPath(path, object), value);
					}
					return result;
				}
				function basePropertyDeep(path) {
					return function(object) {
						return baseGet(object, path);
					};
				}
				function basePullAll(array, values, iteratee, comparator) {
					var indexOf = comparator ? baseIndexOfWith : baseIndexOf, index = -1, length = values.length, seen = array;
					if (array === values) values = copyArray(values);
					if (iteratee) seen = arrayMap(array, baseUnary(iteratee));
					while (++index < length) {
						var fromIndex = 0, value = values[index], computed = iteratee ? iteratee(value) : value;
						while ((fromIndex = indexOf(seen, computed, fromIndex, comparator)) > -1) {
							if (seen !== array) splice.call(seen, fromIndex, 1);
							splice.call(array, fromIndex, 1);
						}
					}
					return array;
				}
				function basePullAt(array, indexes) {
					var length = array ? indexes.length : 0, lastIndex = length - 1;
					while (length--) {
						var index = indexes[length];
						if (length == lastIndex || index !== previous) {
							var previous = index;
							if (isIndex(index)) splice.call(array, index, 1);
							else baseUnset(array, index);
						}
					}
					return array;
				}
				function baseRandom(lower, upper) {
					return lower + nativeFloor(nativeRandom() * (upper - lower + 1));
				}
				function baseRange(start, end, step, fromRight) {
					var index = -1, length = nativeMax(nativeCeil((end - start) / (step || 1)), 0), result = Array(length);
					while (length--) {
						result[fromRight ? length : ++index] = start;
						start += step;
					}
					return result;
				}
				function baseRepeat(string, n) {
					var result = "";
					if (!string || n < 1 || n > MAX_SAFE_INTEGER) return result;
					do {
						if (n % 2) result += string;
						n = nativeFloor(n / 2);
						if (n) string += string;
					} while (n);
					return result;
				}
				function baseRest(func, start) {
					return setToString(overRest(func, start, identity), func + "");
				}
				function baseSample(collection) {
					return arraySample(values(collection));
				}
				function baseSampleSize(collection, n) {
					var array = values(collection);
					return shuffleSelf(array, baseClamp(n, 0, array.length));
				}
				function baseSet(object, path, value, customizer) {
					if (!isObject(object)) return object;
					path = castPath(path, object);
					var index = -1, length = path.length, lastIndex = length - 1, nested = object;
					while (nested != null && ++index < length) {
						var key = toKey(path[index]), newValue = value;
						if (key === "__proto__" || key === "constructor" || key === "prototype") return object;
						if (index != lastIndex) {
							var objValue = nested[key];
							newValue = customizer ? customizer(objValue, key, nested) : undefined$1;
							if (newValue === undefined$1) newValue = isObject(objValue) ? objValue : isIndex(path[index + 1]) ? [] : {};
						}
						assignValue(nested, key, newValue);
						nested = nested[key];
					}
					return object;
				}
				var baseSetData = !metaMap ? identity : function(func, data) {
					metaMap.set(func, data);
					return func;
				};
				var baseSetToString = !defineProperty ? identity : function(func, string) {
					return defineProperty(func, "toString", {
						"configurable": true,
						"enumerable": false,
						"value": constant(string),
						"writable": true
					});
				};
				function baseShuffle(collection) {
					return shuffleSelf(values(collection));
				}
				function baseSlice(array, start, end) {
					var index = -1, length = array.length;
					if (start < 0) start = -start > length ? 0 : length + start;
					end = end > length ? length : end;
					if (end < 0) end += length;
					length = start > end ? 0 : end - start >>> 0;
					start >>>= 0;
					var result = Array(length);
					while (++index < length) result[index] = array[index + start];
					return result;
				}
				function baseSome(collection, predicate) {
					var result;
					baseEach(collection, function(value, index, collection) {
						result = predicate(value, index, collection);
						return !result;
					});
					return !!result;
				}
				function baseSortedIndex(array, value, retHighest) {
					var low = 0, high = array == null ? low : array.length;
					if (typeof value == "number" && value === value && high <= HALF_MAX_ARRAY_LENGTH) {
						while (low < high) {
							var mid = low + high >>> 1, computed = array[mid];
							if (computed !== null && !isSymbol(computed) && (retHighest ? computed <= value : computed < value)) low = mid + 1;
							else high = mid;
						}
						return high;
					}
					return baseSortedIndexBy(array, value, identity, retHighest);
				}
				function baseSortedIndexBy(array, value, iteratee, retHighest) {
					var low = 0, high = array == null ? 0 : array.length;
					if (high === 0) return 0;
					value = iteratee(value);
					var valIsNaN = value !== value, valIsNull = value === null, valIsSymbol = isSymbol(value), valIsUndefined = value === undefined$1;
					while (low < high) {
						var mid = nativeFloor((low + high) / 2), computed = iteratee(array[mid]), othIsDefined = computed !== undefined$1, othIsNull = computed === null, othIsReflexive = computed === computed, othIsSymbol = isSymbol(computed);
						if (valIsNaN) var setLow = retHighest || othIsReflexive;
						else if (valIsUndefined) setLow = othIsReflexive && (retHighest || othIsDefined);
						else if (valIsNull) setLow = othIsReflexive && othIsDefined && (retHighest || !othIsNull);
						else if (valIsSymbol) setLow = othIsReflexive && othIsDefined && !othIsNull && (retHighest || !othIsSymbol);
						else if (othIsNull || othIsSymbol) setLow = false;
						else setLow = retHighest ? computed <= value : computed < value;
						if (setLow) low = mid + 1;
						else high = mid;
					}
					return nativeMin(high, MAX_ARRAY_INDEX);
				}
				function baseSortedUniq(array, iteratee) {
					var index = -1, length = array.length, resIndex = 0, result = [];
					while (++index < length) {
						var value = array[index], computed = iteratee ? iteratee(value) : value;
						if (!index || !eq(computed, seen)) {
							var seen = computed;
							result[resIndex++] = value === 0 ? 0 : value;
						}
					}
					return result;
				}
				function baseToNumber(value) {
					if (typeof value == "number") return value;
					if (isSymbol(value)) return NAN;
					return +value;
				}
				function baseToString(value) {
					if (typeof value == "string") return value;
					if (isArray(value)) return arrayMap(value, baseToString) + "";
					if (isSymbol(value)) return symbolToString ? symbolToString.call(value) : "";
					var result = value + "";
					return result == "0" && 1 / value == -Infinity ? "-0" : result;
				}
				function baseUniq(array, iteratee, comparator) {
					var index = -1, includes = arrayIncludes, length = array.length, isCommon = true, result = [], seen = result;
					if (comparator) {
						isCommon = false;
						includes = arrayIncludesWith;
					} else if (length >= LARGE_ARRAY_SIZE) {
						var set = iteratee ? null : createSet(array);
						if (set) return setToArray(set);
						isCommon = false;
						includes = cacheHas;
						seen = new SetCache();
					} else seen = iteratee ? [] : result;
					outer: while (++index < length) {
						var value = array[index], computed = iteratee ? iteratee(value) : value;
						value = comparator || value !== 0 ? value : 0;
						if (isCommon && computed === computed) {
							var seenIndex = seen.length;
							while (seenIndex--) if (seen[seenIndex] === computed) continue outer;
							if (iteratee) seen.push(computed);
							result.push(value);
						} else if (!includes(seen, computed, comparator)) {
							if (seen !== result) seen.push(computed);
							result.push(value);
						}
					}
					return result;
				}
				function baseUnset(object, path) {
					path = castPath(path, object);
					var index = -1, length = path.length;
					if (!length) return true;
					while (++index < length) {
						var key = toKey(path[index]);
						if (key === "__proto__" && !hasOwnProperty.call(object, "__proto__")) return false;
						if ((key === "constructor" || key === "prototype") && index < length - 1) return false;
					}
					var obj = parent(object, path);
					return obj == null || delete obj[toKey(last(path))];
				}
				function baseUpdate(object, path, updater, customizer) {
					return baseSet(object, path, updater(baseGet(object, path)), customizer);
				}
				function baseWhile(array, predicate, isDrop, fromRight) {
					var length = array.length, index = fromRight ? length : -1;
					while ((fromRight ? index-- : ++index < length) && predicate(array[index], index, array));
					return isDrop ? baseSlice(array, fromRight ? 0 : index, fromRight ? index + 1 : length) : baseSlice(array, fromRight ? index + 1 : 0, fromRight ? length : index);
				}
				function baseWrapperValue(value, actions) {
					var result = value;
					if (result instanceof LazyWrapper) result = result.value();
					return arrayReduce(actions, function(result, action) {
						return action.func.apply(action.thisArg, arrayPush([result], action.args));
					}, result);
				}
				function baseXor(arrays, iteratee, comparator) {
					var length = arrays.length;
					if (length < 2) return length ? baseUniq(arrays[0]) : [];
					var index = -1, result = Array(length);
					while (++index < length) {
						var array = arrays[index], othIndex = -1;
						while (++othIndex < length) if (othIndex != index) result[index] = baseDifference(result[index] || array, arrays[othIndex], iteratee, comparator);
					}
					return baseUniq(baseFlatten(result, 1), iteratee, comparator);
				}
				function baseZipObject(props, values, assignFunc) {
					var index = -1, length = props.length, valsLength = values.length, result = {};
					while (++index < length) {
						var value = index < valsLength ? values[index] : undefined$1;
						assignFunc(result, props[index], value);
					}
					return result;
				}
				function castArrayLikeObject(value) {
					return isArrayLikeObject(value) ? value : [];
				}
				function castFunction(value) {
					return typeof value == "function" ? value : identity;
				}
				function castPath(value, object) {
					if (isArray(value)) return value;
					return isKey(value, object) ? [value] : stringToPath(toString(value));
				}
				var castRest = baseRest;
				function castSlice(array, start, end) {
					var length = array.length;
					end = end === undefined$1 ? length : end;
					return !start && end >= length ? array : baseSlice(array, start, end);
				}
				var clearTimeout = ctxClearTimeout || function(id) {
					return root.clearTimeout(id);
				};
				function cloneBuffer(buffer, isDeep) {
					if (isDeep) return buffer.slice();
					var length = buffer.length, result = allocUnsafe ? allocUnsafe(length) : new buffer.constructor(length);
					buffer.copy(result);
					return result;
				}
				function cloneArrayBuffer(arrayBuffer) {
					var result = new arrayBuffer.constructor(arrayBuffer.byteLength);
					new Uint8Array(result).set(new Uint8Array(arrayBuffer));
					return result;
				}
				function cloneDataView(dataView, isDeep) {
					var buffer = isDeep ? cloneArrayBuffer(dataView.buffer) : dataView.buffer;
					return new dataView.constructor(buffer, dataView.byteOffset, dataView.byteLength);
				}
				function cloneRegExp(regexp) {
					var result = new regexp.constructor(regexp.source, reFlags.exec(regexp));
					result.lastIndex = regexp.lastIndex;
					return result;
				}
				function cloneSymbol(symbol) {
					return symbolValueOf ? Object(symbolValueOf.call(symbol)) : {};
				}
				function cloneTypedArray(typedArray, isDeep) {
					var buffer = isDeep ? cloneArrayBuffer(typedArray.buffer) : typedArray.buffer;
					return new typedArray.constructor(buffer, typedArray.byteOffset, typedArray.length);
				}
				function compareAscending(value, other) {
					if (value !== other) {
						var valIsDefined = value !== undefined$1, valIsNull = value === null, valIsReflexive = value === value, valIsSymbol = isSymbol(value);
						var othIsDefined = other !== undefined$1, othIsNull = other === null, othIsReflexive = other === other, othIsSymbol = isSymbol(other);
						if (!othIsNull && !othIsSymbol && !valIsSymbol && value > other || valIsSymbol && othIsDefined && othIsReflexive && !othIsNull && !othIsSymbol || valIsNull && othIsDefined && othIsReflexive || !valIsDefined && othIsReflexive || !valIsReflexive) return 1;
						if (!valIsNull && !valIsSymbol && !othIsSymbol && value < other || othIsSymbol && valIsDefined && valIsReflexive && !valIsNull && !valIsSymbol || othIsNull && valIsDefined && valIsReflexive || !othIsDefined && valIsReflexive || !othIsReflexive) return -1;
					}
					return 0;
				}
				function compareMultiple(object, other, orders) {
					var index = -1, objCriteria = object.criteria, othCriteria = other.criteria, length = objCriteria.length, ordersLength = orders.length;
					while (++index < length) {
						var result = compareAscending(objCriteria[index], othCriteria[index]);
						if (result) {
							if (index >= ordersLength) return result;
							return result * (orders[index] == "desc" ? -1 : 1);
						}
					}
					return object.index - other.index;
				}
				function composeArgs(args, partials, holders, isCurried) {
					var argsIndex = -1, argsLength = args.length, holdersLength = holders.length, leftIndex = -1, leftLength = partials.length, rangeLength = nativeMax(argsLength - holdersLength, 0), result = Array(leftLength + rangeLength), isUncurried = !isCurried;
					while (++leftIndex < leftLength) result[leftIndex] = partials[leftIndex];
					while (++argsIndex < holdersLength) if (isUncurried || argsIndex < argsLength) result[holders[argsIndex]] = args[argsIndex];
					while (rangeLength--) result[leftIndex++] = args[argsIndex++];
					return result;
				}
				function composeArgsRight(args, partials, holders, isCurried) {
					var argsIndex = -1, argsLength = args.length, holdersIndex = -1, holdersLength = holders.length, rightIndex = -1, rightLength = partials.length, rangeLength = nativeMax(argsLength - holdersLength, 0), result = Array(rangeLength + rightLength), isUncurried = !isCurried;
					while (++argsIndex < rangeLength) result[argsIndex] = args[argsIndex];
					var offset = argsIndex;
					while (++rightIndex < rightLength) result[offset + rightIndex] = partials[rightIndex];
					while (++holdersIndex < holdersLength) if (isUncurried || argsIndex < argsLength) result[offset + holders[holdersIndex]] = args[argsIndex++];
					return result;
				}
				function copyArray(source, array) {
					var index = -1, length = source.length;
					array || (array = Array(length));
					while (++index < length) array[index] = source[index];
					return array;
				}
				function copyObject(source, props, object, customizer) {
					var isNew = !object;
					object || (object = {});
					var index = -1, length = props.length;
					while (++index < length) {
						var key = props[index];
						var newValue = customizer ? customizer(object[key], source[key], key, object, source) : undefined$1;
						if (newValue === undefined$1) newValue = source[key];
						if (isNew) baseAssignValue(object, key, newValue);
						else assignValue(object, key, newValue);
					}
					return object;
				}
				function copySymbols(source, object) {
					return copyObject(source, getSymbols(source), object);
				}
				function copySymbolsIn(source, object) {
					return copyObject(source, getSymbolsIn(source), object);
				}
				function createAggregator(setter, initializer) {
					return function(collection, iteratee) {
						var func = isArray(collection) ? arrayAggregator : baseAggregator, accumulator = initializer ? initializer() : {};
						return func(collection, setter, getIteratee(iteratee, 2), accumulator);
					};
				}
				function createAssigner(assigner) {
					return baseRest(function(object, sources) {
						var index = -1, length = sources.length, customizer = length > 1 ? sources[length - 1] : undefined$1, guard = length > 2 ? sources[2] : undefined$1;
						customizer = assigner.length > 3 && typeof customizer == "function" ? (length--, customizer) : undefined$1;
						if (guard && isIterateeCall(sources[0], sources[1], guard)) {
							customizer = length < 3 ? undefined$1 : customizer;
							length = 1;
						}
						object = Object(object);
						while (++index < length) {
							var source = sources[index];
							if (source) assigner(object, source, index, customizer);
						}
						return object;
					});
				}
				function createBaseEach(eachFunc, fromRight) {
					return function(collection, iteratee) {
						if (collection == null) return collection;
						if (!isArrayLike(collection)) return eachFunc(collection, iteratee);
						var length = collection.length, index = fromRight ? length : -1, iterable = Object(collection);
						while (fromRight ? index-- : ++index < length) if (iteratee(iterable[index], index, iterable) === false) break;
						return collection;
					};
				}
				function createBaseFor(fromRight) {
					return function(object, iteratee, keysFunc) {
						var index = -1, iterable = Object(object), props = keysFunc(object), length = props.length;
						while (length--) {
							var key = props[fromRight ? length : ++index];
							if (iteratee(iterable[key], key, iterable) === false) break;
						}
						return object;
					};
				}
				function createBind(func, bitmask, thisArg) {
					var isBind = bitmask & WRAP_BIND_FLAG, Ctor = createCtor(func);
					function wrapper() {
						return (this && this !== root && this instanceof wrapper ? Ctor : func).apply(isBind ? thisArg : this, arguments);
					}
					return wrapper;
				}
				function createCaseFirst(methodName) {
					return function(string) {
						string = toString(string);
						var strSymbols = hasUnicode(string) ? stringToArray(string) : undefined$1;
						var chr = strSymbols ? strSymbols[0] : string.charAt(0);
						var trailing = strSymbols ? castSlice(strSymbols, 1).join("") : string.slice(1);
						return chr[methodName]() + trailing;
					};
				}
				function createCompounder(callback) {
					return function(string) {
						return arrayReduce(words(deburr(string).replace(reApos, "")), callback, "");
					};
				}
				function createCtor(Ctor) {
					return function() {
						var args = arguments;
						switch (args.length) {
							case 0: return new Ctor();
							case 1: return new Ctor(args[0]);
							case 2: return new Ctor(args[0], args[1]);
							case 3: return new Ctor(args[0], args[1], args[2]);
							case 4: return new Ctor(args[0], args[1], args[2], args[3]);
							case 5: return new Ctor(args[0], args[1], args[2], args[3], args[4]);
							case 6: return new Ctor(args[0], args[1], args[2], args[3], args[4], args[5]);
							case 7: return new Ctor(args[0], args[1], args[2], args[3], args[4], args[5], args[6]);
						}
						var thisBinding = baseCreate(Ctor.prototype), result = Ctor.apply(thisBinding, args);
						return isObject(result) ? result : thisBinding;
					};
				}
				function createCurry(func, bitmask, arity) {
					var Ctor = createCtor(func);
					function wrapper() {
						var length = arguments.length, args = Array(length), index = length, placeholder = getHolder(wrapper);
						while (index--) args[index] = arguments[index];
						var holders = length < 3 && args[0] !== placeholder && args[length - 1] !== placeholder ? [] : replaceHolders(args, placeholder);
						length -= holders.length;
						if (length < arity) return createRecurry(func, bitmask, createHybrid, wrapper.placeholder, undefined$1, args, holders, undefined$1, undefined$1, arity - length);
						return apply(this && this !== root && this instanceof wrapper ? Ctor : func, this, args);
					}
					return wrapper;
				}
				function createFind(findIndexFunc) {
					return function(collection, predicate, fromIndex) {
						var iterable = Object(collection);
						if (!isArrayLike(collection)) {
							var iteratee = getIteratee(predicate, 3);
							collection = keys(collection);
							predicate = function(key) {
								return iteratee(iterable[key], key, iterable);
							};
						}
						var index = findIndexFunc(collection, predicate, fromIndex);
						return index > -1 ? iterable[iteratee ? collection[index] : index] : undefined$1;
					};
				}
				function createFlow(fromRight) {
					return flatRest(function(funcs) {
						var length = funcs.length, index = length, prereq = LodashWrapper.prototype.thru;
						if (fromRight) funcs.reverse();
						while (index--) {
							var func = funcs[index];
							if (typeof func != "function") throw new TypeError(FUNC_ERROR_TEXT);
							if (prereq && !wrapper && getFuncName(func) == "wrapper") var wrapper = new LodashWrapper([], true);
						}
						index = wrapper ? index : length;
						while (++index < length) {
							func = funcs[index];
							var funcName = getFuncName(func), data = funcName == "wrapper" ? getData(func) : undefined$1;
							if (data && isLaziable(data[0]) && data[1] == (WRAP_ARY_FLAG | WRAP_CURRY_FLAG | WRAP_PARTIAL_FLAG | WRAP_REARG_FLAG) && !data[4].length && data[9] == 1) wrapper = wrapper[getFuncName(data[0])].apply(wrapper, data[3]);
							else wrapper = func.length == 1 && isLaziable(func) ? wrapper[funcName]() : wrapper.thru(func);
						}
						return function() {
							var args = arguments, value = args[0];
							if (wrapper && args.length == 1 && isArray(value)) return wrapper.plant(value).value();
							var index = 0, result = length ? funcs[index].apply(this, args) : value;
							while (++index < length) result = funcs[index].call(this, result);
							return result;
						};
					});
				}
				function createHybrid(func, bitmask, thisArg, partials, holders, partialsRight, holdersRight, argPos, ary, arity) {
					var isAry = bitmask & WRAP_ARY_FLAG, isBind = bitmask & WRAP_BIND_FLAG, isBindKey = bitmask & WRAP_BIND_KEY_FLAG, isCurried = bitmask & (WRAP_CURRY_FLAG | WRAP_CURRY_RIGHT_FLAG), isFlip = bitmask & WRAP_FLIP_FLAG, Ctor = isBindKey ? undefined$1 : createCtor(func);
					function wrapper() {
						var length = arguments.length, args = Array(length), index = length;
						while (index--) args[index] = arguments[index];
						if (isCurried) var placeholder = getHolder(wrapper), holdersCount = countHolders(args, placeholder);
						if (partials) args = composeArgs(args, partials, holders, isCurried);
						if (partialsRight) args = composeArgsRight(args, partialsRight, holdersRight, isCurried);
						length -= holdersCount;
						if (isCurried && length < arity) {
							var newHolders = replaceHolders(args, placeholder);
							return createRecurry(func, bitmask, createHybrid, wrapper.placeholder, thisArg, args, newHolders, argPos, ary, arity - length);
						}
						var thisBinding = isBind ? thisArg : this, fn = isBindKey ? thisBinding[func] : func;
						length = args.length;
						if (argPos) args = reorder(args, argPos);
						else if (isFlip && length > 1) args.reverse();
						if (isAry && ary < length) args.length = ary;
						if (this && this !== root && this instanceof wrapper) fn = Ctor || createCtor(fn);
						return fn.apply(thisBinding, args);
					}
					return wrapper;
				}
				function createInverter(setter, toIteratee) {
					return function(object, iteratee) {
						return baseInverter(object, setter, toIteratee(iteratee), {});
					};
				}
				function createMathOperation(operator, defaultValue) {
					return function(value, other) {
						var result;
						if (value === undefined$1 && other === undefined$1) return defaultValue;
						if (value !== undefined$1) result = value;
						if (other !== undefined$1) {
							if (result === undefined$1) return other;
							if (typeof value == "string" || typeof other == "string") {
								value = baseToString(value);
								other = baseToString(other);
							} else {
								value = baseToNumber(value);
								other = baseToNumber(other);
							}
							result = operator(value, other);
						}
						return result;
					};
				}
				function createOver(arrayFunc) {
					return flatRest(function(iteratees) {
						iteratees = arrayMap(iteratees, baseUnary(getIteratee()));
						return baseRest(function(args) {
							var thisArg = this;
							return arrayFunc(iteratees, function(iteratee) {
								return apply(iteratee, thisArg, args);
							});
						});
					});
				}
				function createPadding(length, chars) {
					chars = chars === undefined$1 ? " " : baseToString(chars);
					var charsLength = chars.length;
					if (charsLength < 2) return charsLength ? baseRepeat(chars, length) : chars;
					var result = baseRepeat(chars, nativeCeil(length / stringSize(chars)));
					return hasUnicode(chars) ? castSlice(stringToArray(result), 0, length).join("") : result.slice(0, length);
				}
				function createPartial(func, bitmask, thisArg, partials) {
					var isBind = bitmask & WRAP_BIND_FLAG, Ctor = createCtor(func);
					function wrapper() {
						var argsIndex = -1, argsLength = arguments.length, leftIndex = -1, leftLength = partials.length, args = Array(leftLength + argsLength), fn = this && this !== root && this instanceof wrapper ? Ctor : func;
						while (++leftIndex < leftLength) args[leftIndex] = partials[leftIndex];
						while (argsLength--) args[leftIndex++] = arguments[++argsIndex];
						return apply(fn, isBind ? thisArg : this, args);
					}
					return wrapper;
				}
				function createRange(fromRight) {
					return function(start, end, step) {
						if (step && typeof step != "number" && isIterateeCall(start, end, step)) end = step = undefined$1;
						start = toFinite(start);
						if (end === undefined$1) {
							end = start;
							start = 0;
						} else end = toFinite(end);
						step = step === undefined$1 ? start < end ? 1 : -1 : toFinite(step);
						return baseRange(start, end, step, fromRight);
					};
				}
				function createRelationalOperation(operator) {
					return function(value, other) {
						if (!(typeof value == "string" && typeof other == "string")) {
							value = toNumber(value);
							other = toNumber(other);
						}
						return operator(value, other);
					};
				}
				function createRecurry(func, bitmask, wrapFunc, placeholder, thisArg, partials, holders, argPos, ary, arity) {
					var isCurry = bitmask & WRAP_CURRY_FLAG, newHolders = isCurry ? holders : undefined$1, newHoldersRight = isCurry ? undefined$1 : holders, newPartials = isCurry ? partials : undefined$1, newPartialsRight = isCurry ? undefined$1 : partials;
					bitmask |= isCurry ? WRAP_PARTIAL_FLAG : WRAP_PARTIAL_RIGHT_FLAG;
					bitmask &= ~(isCurry ? WRAP_PARTIAL_RIGHT_FLAG : WRAP_PARTIAL_FLAG);
					if (!(bitmask & WRAP_CURRY_BOUND_FLAG)) bitmask &= -4;
					var newData = [
						func,
						bitmask,
						thisArg,
						newPartials,
						newHolders,
						newPartialsRight,
						newHoldersRight,
						argPos,
						ary,
						arity
					];
					var result = wrapFunc.apply(undefined$1, newData);
					if (isLaziable(func)) setData(result, newData);
					result.placeholder = placeholder;
					return setWrapToString(result, func, bitmask);
				}
				function createRound(methodName) {
					var func = Math[methodName];
					return function(number, precision) {
						number = toNumber(number);
						precision = precision == null ? 0 : nativeMin(toInteger(precision), 292);
						if (precision && nativeIsFinite(number)) {
							var pair = (toString(number) + "e").split("e");
							pair = (toString(func(pair[0] + "e" + (+pair[1] + precision))) + "e").split("e");
							return +(pair[0] + "e" + (+pair[1] - precision));
						}
						return func(number);
					};
				}
				var createSet = !(Set && 1 / setToArray(new Set([, -0]))[1] == INFINITY) ? noop : function(values) {
					return new Set(values);
				};
				function createToPairs(keysFunc) {
					return function(object) {
						var tag = getTag(object);
						if (tag == mapTag) return mapToArray(object);
						if (tag == setTag) return setToPairs(object);
						return baseToPairs(object, keysFunc(object));
					};
				}
				function createWrap(func, bitmask, thisArg, partials, holders, argPos, ary, arity) {
					var isBindKey = bitmask & WRAP_BIND_KEY_FLAG;
					if (!isBindKey && typeof func != "function") throw new TypeError(FUNC_ERROR_TEXT);
					var length = partials ? partials.length : 0;
					if (!length) {
						bitmask &= -97;
						partials = holders = undefined$1;
					}
					ary = ary === undefined$1 ? ary : nativeMax(toInteger(ary), 0);
					arity = arity === undefined$1 ? arity : toInteger(arity);
					length -= holders ? holders.length : 0;
					if (bitmask & WRAP_PARTIAL_RIGHT_FLAG) {
						var partialsRight = partials, holdersRight = holders;
						partials = holders = undefined$1;
					}
					var data = isBindKey ? undefined$1 : getData(func);
					var newData = [
						func,
						bitmask,
						thisArg,
						partials,
						holders,
						partialsRight,
						holdersRight,
						argPos,
						ary,
						arity
					];
					if (data) mergeData(newData, data);
					func = newData[0];
					bitmask = newData[1];
					thisArg = newData[2];
					partials = newData[3];
					holders = newData[4];
					arity = newData[9] = newData[9] === undefined$1 ? isBindKey ? 0 : func.length : nativeMax(newData[9] - length, 0);
					if (!arity && bitmask & (WRAP_CURRY_FLAG | WRAP_CURRY_RIGHT_FLAG)) bitmask &= -25;
					if (!bitmask || bitmask == WRAP_BIND_FLAG) var result = createBind(func, bitmask, thisArg);
					else if (bitmask == WRAP_CURRY_FLAG || bitmask == WRAP_CURRY_RIGHT_FLAG) result = createCurry(func, bitmask, arity);
					else if ((bitmask == WRAP_PARTIAL_FLAG || bitmask == (WRAP_BIND_FLAG | WRAP_PARTIAL_FLAG)) && !holders.length) result = createPartial(func, bitmask, thisArg, partials);
					else result = createHybrid.apply(undefined$1, newData);
					return setWrapToString((data ? baseSetData : setData)(result, newData), func, bitmask);
				}
				function customDefaultsAssignIn(objValue, srcValue, key, object) {
					if (objValue === undefined$1 || eq(objValue, objectProto[key]) && !hasOwnProperty.call(object, key)) return srcValue;
					return objValue;
				}
				function customDefaultsMerge(objValue, srcValue, key, object, source, stack) {
					if (isObject(objValue) && isObject(srcValue)) {
						stack.set(srcValue, objValue);
						baseMerge(objValue, srcValue, undefined$1, customDefaultsMerge, stack);
						stack["delete"](srcValue);
					}
					return objValue;
				}
				function customOmitClone(value) {
					return isPlainObject(value) ? undefined$1 : value;
				}
				function equalArrays(array, other, bitmask, customizer, equalFunc, stack) {
					var isPartial = bitmask & COMPARE_PARTIAL_FLAG, arrLength = array.length, othLength = other.length;
					if (arrLength != othLength && !(isPartial && othLength > arrLength)) return false;
					var arrStacked = stack.get(array);
					var othStacked = stack.get(other);
					if (arrStacked && othStacked) return arrStacked == other && othStacked == array;
					var index = -1, result = true, seen = bitmask & COMPARE_UNORDERED_FLAG ? new SetCache() : undefined$1;
					stack.set(array, other);
					stack.set(other, array);
					while (++index < arrLength) {
						var arrValue = array[index], othValue = other[index];
						if (customizer) var compared = isPartial ? customizer(othValue, arrValue, index, other, array, stack) : customizer(arrValue, othValue, index, array, other, stack);
						if (compared !== undefined$1) {
							if (compared) continue;
							result = false;
							break;
						}
						if (seen) {
							if (!arraySome(other, function(othValue, othIndex) {
								if (!cacheHas(seen, othIndex) && (arrValue === othValue || equalFunc(arrValue, othValue, bitmask, customizer, stack))) return seen.push(othIndex);
							})) {
								result = false;
								break;
							}
						} else if (!(arrValue === othValue || equalFunc(arrValue, othValue, bitmask, customizer, stack))) {
							result = false;
							break;
						}
					}
					stack["delete"](array);
					stack["delete"](other);
					return result;
				}
				function equalByTag(object, other, tag, bitmask, customizer, equalFunc, stack) {
					switch (tag) {
						case dataViewTag:
							if (object.byteLength != other.byteLength || object.byteOffset != other.byteOffset) return false;
							object = object.buffer;
							other = other.buffer;
						case arrayBufferTag:
							if (object.byteLength != other.byteLength || !equalFunc(new Uint8Array(object), new Uint8Array(other))) return false;
							return true;
						case boolTag:
						case dateTag:
						case numberTag: return eq(+object, +other);
						case errorTag: return object.name == other.name && object.message == other.message;
						case regexpTag:
						case stringTag: return object == other + "";
						case mapTag: var convert = mapToArray;
						case setTag:
							var isPartial = bitmask & COMPARE_PARTIAL_FLAG;
							convert || (convert = setToArray);
							if (object.size != other.size && !isPartial) return false;
							var stacked = stack.get(object);
							if (stacked) return stacked == other;
							bitmask |= COMPARE_UNORDERED_FLAG;
							stack.set(object, other);
							var result = equalArrays(convert(object), convert(other), bitmask, customizer, equalFunc, stack);
							stack["delete"](object);
							return result;
						case symbolTag: if (symbolValueOf) return symbolValueOf.call(object) == symbolValueOf.call(other);
					}
					return false;
				}
				function equalObjects(object, other, bitmask, customizer, equalFunc, stack) {
					var isPartial = bitmask & COMPARE_PARTIAL_FLAG, objProps = getAllKeys(object), objLength = objProps.length;
					if (objLength != getAllKeys(other).length && !isPartial) return false;
					var index = objLength;
					while (index--) {
						var key = objProps[index];
						if (!(isPartial ? key in other : hasOwnProperty.call(other, key))) return false;
					}
					var objStacked = stack.get(object);
					var othStacked = stack.get(other);
					if (objStacked && othStacked) return objStacked == other && othStacked == object;
					var result = true;
					stack.set(object, other);
					stack.set(other, object);
					var skipCtor = isPartial;
					while (++index < objLength) {
						key = objProps[index];
						var objValue = object[key], othValue = other[key];
						if (customizer) var compared = isPartial ? customizer(othValue, objValue, key, other, object, stack) : customizer(objValue, othValue, key, object, other, stack);
						if (!(compared === undefined$1 ? objValue === othValue || equalFunc(objValue, othValue, bitmask, customizer, stack) : compared)) {
							result = false;
							break;
						}
						skipCtor || (skipCtor = key == "constructor");
					}
					if (result && !skipCtor) {
						var objCtor = object.constructor, othCtor = other.constructor;
						if (objCtor != othCtor && "constructor" in object && "constructor" in other && !(typeof objCtor == "function" && objCtor instanceof objCtor && typeof othCtor == "function" && othCtor instanceof othCtor)) result = false;
					}
					stack["delete"](object);
					stack["delete"](other);
					return result;
				}
				function flatRest(func) {
					return setToString(overRest(func, undefined$1, flatten), func + "");
				}
				function getAllKeys(object) {
					return baseGetAllKeys(object, keys, getSymbols);
				}
				function getAllKeysIn(object) {
					return baseGetAllKeys(object, keysIn, getSymbolsIn);
				}
				var getData = !metaMap ? noop : function(func) {
					return metaMap.get(func);
				};
				function getFuncName(func) {
					var result = func.name + "", array = realNames[result], length = hasOwnProperty.call(realNames, result) ? array.length : 0;
					while (length--) {
						var data = array[length], otherFunc = data.func;
						if (otherFunc == null || otherFunc == func) return data.name;
					}
					return result;
				}
				function getHolder(func) {
					return (hasOwnProperty.call(lodash, "placeholder") ? lodash : func).placeholder;
				}
				function getIteratee() {
					var result = lodash.iteratee || iteratee;
					result = result === iteratee ? baseIteratee : result;
					return arguments.length ? result(arguments[0], arguments[1]) : result;
				}
				function getMapData(map, key) {
					var data = map.__data__;
					return isKeyable(key) ? data[typeof key == "string" ? "string" : "hash"] : data.map;
				}
				function getMatchData(object) {
					var result = keys(object), length = result.length;
					while (length--) {
						var key = result[length], value = object[key];
						result[length] = [
							key,
							value,
							isStrictComparable(value)
						];
					}
					return result;
				}
				function getNative(object, key) {
					var value = getValue(object, key);
					return baseIsNative(value) ? value : undefined$1;
				}
				function getRawTag(value) {
					var isOwn = hasOwnProperty.call(value, symToStringTag), tag = value[symToStringTag];
					try {
						value[symToStringTag] = undefined$1;
						var unmasked = true;
					} catch (e) {}
					var result = nativeObjectToString.call(value);
					if (unmasked) {
						if (isOwn) value[symToStringTag] = tag;
						else delete value[symToStringTag];
					}
					return result;
				}
				var getSymbols = !nativeGetSymbols ? stubArray : function(object) {
					if (object == null) return [];
					object = Object(object);
					return arrayFilter(nativeGetSymbols(object), function(symbol) {
						return propertyIsEnumerable.call(object, symbol);
					});
				};
				var getSymbolsIn = !nativeGetSymbols ? stubArray : function(object) {
					var result = [];
					while (object) {
						arrayPush(result, getSymbols(object));
						object = getPrototype(object);
					}
					return result;
				};
				var getTag = baseGetTag;
				if (DataView && getTag(new DataView(new ArrayBuffer(1))) != dataViewTag || Map && getTag(new Map()) != mapTag || Promise && getTag(Promise.resolve()) != promiseTag || Set && getTag(new Set()) != setTag || WeakMap && getTag(new WeakMap()) != weakMapTag) getTag = function(value) {
					var result = baseGetTag(value), Ctor = result == objectTag ? value.constructor : undefined$1, ctorString = Ctor ? toSource(Ctor) : "";
					if (ctorString) switch (ctorString) {
						case dataViewCtorString: return dataViewTag;
						case mapCtorString: return mapTag;
						case promiseCtorString: return promiseTag;
						case setCtorString: return setTag;
						case weakMapCtorString: return weakMapTag;
					}
					return result;
				};
				function getView(start, end, transforms) {
					var index = -1, length = transforms.length;
					while (++index < length) {
						var data = transforms[index], size = data.size;
						switch (data.type) {
							case "drop":
								start += size;
								break;
							case "dropRight":
								end -= size;
								break;
							case "take":
								end = nativeMin(end, start + size);
								break;
							case "takeRight": start = nativeMax(start, end - size);
						}
					}
					return {
						"start": start,
						"end": end
					};
				}
				function getWrapDetails(source) {
					var match = source.match(reWrapDetails);
					return match ? match[1].split(reSplitDetails) : [];
				}
				function hasPath(object, path, hasFunc) {
					path = castPath(path, object);
					var index = -1, length = path.length, result = false;
					while (++index < length) {
						var key = toKey(path[index]);
						if (!(result = object != null && hasFunc(object, key))) break;
						object = object[key];
					}
					if (result || ++index != length) return result;
					length = object == null ? 0 : object.length;
					return !!length && isLength(length) && isIndex(key, length) && (isArray(object) || isArguments(object));
				}
				function initCloneArray(array) {
					var length = array.length, result = new array.constructor(length);
					if (length && typeof array[0] == "string" && hasOwnProperty.call(array, "index")) {
						result.index = array.index;
						result.input = array.input;
					}
					return result;
				}
				function initCloneObject(object) {
					return typeof object.constructor == "function" && !isPrototype(object) ? baseCreate(getPrototype(object)) : {};
				}
				function initCloneByTag(object, tag, isDeep) {
					var Ctor = object.constructor;
					switch (tag) {
						case arrayBufferTag: return cloneArrayBuffer(object);
						case boolTag:
						case dateTag: return new Ctor(+object);
						case dataViewTag: return cloneDataView(object, isDeep);
						case float32Tag:
						case float64Tag:
						case int8Tag:
						case int16Tag:
						case int32Tag:
						case uint8Tag:
						case uint8ClampedTag:
						case uint16Tag:
						case uint32Tag: return cloneTypedArray(object, isDeep);
						case mapTag: return new Ctor();
						case numberTag:
						case stringTag: return new Ctor(object);
						case regexpTag: return cloneRegExp(object);
						case setTag: return new Ctor();
						case symbolTag: return cloneSymbol(object);
					}
				}
				function insertWrapDetails(source, details) {
					var length = details.length;
					if (!length) return source;
					var lastIndex = length - 1;
					details[lastIndex] = (length > 1 ? "& " : "") + details[lastIndex];
					details = details.join(length > 2 ? ", " : " ");
					return source.replace(reWrapComment, "{\n/* [wrapped with " + details + "] */\n");
				}
				function isFlattenable(value) {
					return isArray(value) || isArguments(value) || !!(spreadableSymbol && value && value[spreadableSymbol]);
				}
				function isIndex(value, length) {
					var type = typeof value;
					length = length == null ? MAX_SAFE_INTEGER : length;
					return !!length && (type == "number" || type != "symbol" && reIsUint.test(value)) && value > -1 && value % 1 == 0 && value < length;
				}
				function isIterateeCall(value, index, object) {
					if (!isObject(object)) return false;
					var type = typeof index;
					if (type == "number" ? isArrayLike(object) && isIndex(index, object.length) : type == "string" && index in object) return eq(object[index], value);
					return false;
				}
				function isKey(value, object) {
					if (isArray(value)) return false;
					var type = typeof value;
					if (type == "number" || type == "symbol" || type == "boolean" || value == null || isSymbol(value)) return true;
					return reIsPlainProp.test(value) || !reIsDeepProp.test(value) || object != null && value in Object(object);
				}
				function isKeyable(value) {
					var type = typeof value;
					return type == "string" || type == "number" || type == "symbol" || type == "boolean" ? value !== "__proto__" : value === null;
				}
				function isLaziable(func) {
					var funcName = getFuncName(func), other = lodash[funcName];
					if (typeof other != "function" || !(funcName in LazyWrapper.prototype)) return false;
					if (func === other) return true;
					var data = getData(other);
					return !!data && func === data[0];
				}
				function isMasked(func) {
					return !!maskSrcKey && maskSrcKey in func;
				}
				var isMaskable = coreJsData ? isFunction : stubFalse;
				function isPrototype(value) {
					var Ctor = value && value.constructor;
					return value === (typeof Ctor == "function" && Ctor.prototype || objectProto);
				}
				function isStrictComparable(value) {
					return value === value && !isObject(value);
				}
				function matchesStrictComparable(key, srcValue) {
					return function(object) {
						if (object == null) return false;
						return object[key] === srcValue && (srcValue !== undefined$1 || key in Object(object));
					};
				}
				function memoizeCapped(func) {
					var result = memoize(func, function(key) {
						if (cache.size === MAX_MEMOIZE_SIZE) cache.clear();
						return key;
					});
					var cache = result.cache;
					return result;
				}
				function mergeData(data, source) {
					var bitmask = data[1], srcBitmask = source[1], newBitmask = bitmask | srcBitmask, isCommon = newBitmask < (WRAP_BIND_FLAG | WRAP_BIND_KEY_FLAG | WRAP_ARY_FLAG);
					var isCombo = srcBitmask == WRAP_ARY_FLAG && bitmask == WRAP_CURRY_FLAG || srcBitmask == WRAP_ARY_FLAG && bitmask == WRAP_REARG_FLAG && data[7].length <= source[8] || srcBitmask == (WRAP_ARY_FLAG | WRAP_REARG_FLAG) && source[7].length <= source[8] && bitmask == WRAP_CURRY_FLAG;
					if (!(isCommon || isCombo)) return data;
					if (srcBitmask & WRAP_BIND_FLAG) {
						data[2] = source[2];
						newBitmask |= bitmask & WRAP_BIND_FLAG ? 0 : WRAP_CURRY_BOUND_FLAG;
					}
					var value = source[3];
					if (value) {
						var partials = data[3];
						data[3] = partials ? composeArgs(partials, value, source[4]) : value;
						data[4] = partials ? replaceHolders(data[3], PLACEHOLDER) : source[4];
					}
					value = source[5];
					if (value) {
						partials = data[5];
						data[5] = partials ? composeArgsRight(partials, value, source[6]) : value;
						data[6] = partials ? replaceHolders(data[5], PLACEHOLDER) : source[6];
					}
					value = source[7];
					if (value) data[7] = value;
					if (srcBitmask & WRAP_ARY_FLAG) data[8] = data[8] == null ? source[8] : nativeMin(data[8], source[8]);
					if (data[9] == null) data[9] = source[9];
					data[0] = source[0];
					data[1] = newBitmask;
					return data;
				}
				function nativeKeysIn(object) {
					var result = [];
					if (object != null) for (var key in Object(object)) result.push(key);
					return result;
				}
				function objectToString(value) {
					return nativeObjectToString.call(value);
				}
				function overRest(func, start, transform) {
					start = nativeMax(start === undefined$1 ? func.length - 1 : start, 0);
					return function() {
						var args = arguments, index = -1, length = nativeMax(args.length - start, 0), array = Array(length);
						while (++index < length) array[index] = args[start + index];
						index = -1;
						var otherArgs = Array(start + 1);
						while (++index < start) otherArgs[index] = args[index];
						otherArgs[start] = transform(array);
						return apply(func, this, otherArgs);
					};
				}
				function parent(object, path) {
					return path.length < 2 ? object : baseGet(object, baseSlice(path, 0, -1));
				}
				function reorder(array, indexes) {
					var arrLength = array.length, length = nativeMin(indexes.length, arrLength), oldArray = copyArray(array);
					while (length--) {
						var index = indexes[length];
						array[length] = isIndex(index, arrLength) ? oldArray[index] : undefined$1;
					}
					return array;
				}
				function safeGet(object, key) {
					if (key === "constructor" && typeof object[key] === "function") return;
					if (key == "__proto__") return;
					return object[key];
				}
				var setData = shortOut(baseSetData);
				var setTimeout = ctxSetTimeout || function(func, wait) {
					return root.setTimeout(func, wait);
				};
				var setToString = shortOut(baseSetToString);
				function setWrapToString(wrapper, reference, bitmask) {
					var source = reference + "";
					return setToString(wrapper, insertWrapDetails(source, updateWrapDetails(getWrapDetails(source), bitmask)));
				}
				function shortOut(func) {
					var count = 0, lastCalled = 0;
					return function() {
						var stamp = nativeNow(), remaining = HOT_SPAN - (stamp - lastCalled);
						lastCalled = stamp;
						if (remaining > 0) {
							if (++count >= HOT_COUNT) return arguments[0];
						} else count = 0;
						return func.apply(undefined$1, arguments);
					};
				}
				function shuffleSelf(array, size) {
					var index = -1, length = array.length, lastIndex = length - 1;
					size = size === undefined$1 ? length : size;
					while (++index < size) {
						var rand = baseRandom(index, lastIndex), value = array[rand];
						array[rand] = array[index];
						array[index] = value;
					}
					array.length = size;
					return array;
				}
				var stringToPath = memoizeCapped(function(string) {
					var result = [];
					if (string.charCodeAt(0) === 46) result.push("");
					string.replace(rePropName, function(match, number, quote, subString) {
						result.push(quote ? subString.replace(reEscapeChar, "$1") : number || match);
					});
					return result;
				});
				function toKey(value) {
					if (typeof value == "string" || isSymbol(value)) return value;
					var result = value + "";
					return result == "0" && 1 / value == -Infinity ? "-0" : result;
				}
				function toSource(func) {
					if (func != null) {
						try {
							return funcToString.call(func);
						} catch (e) {}
						try {
							return func + "";
						} catch (e) {}
					}
					return "";
				}
				function updateWrapDetails(details, bitmask) {
					arrayEach(wrapFlags, function(pair) {
						var value = "_." + pair[0];
						if (bitmask & pair[1] && !arrayIncludes(details, value)) details.push(value);
					});
					return details.sort();
				}
				function wrapperClone(wrapper) {
					if (wrapper instanceof LazyWrapper) return wrapper.clone();
					var result = new LodashWrapper(wrapper.__wrapped__, wrapper.__chain__);
					result.__actions__ = copyArray(wrapper.__actions__);
					result.__index__ = wrapper.__index__;
					result.__values__ = wrapper.__values__;
					return result;
				}
				function chunk(array, size, guard) {
					if (guard ? isIterateeCall(array, size, guard) : size === undefined$1) size = 1;
					else size = nativeMax(toInteger(size), 0);
					var length = array == null ? 0 : array.length;
					if (!length || size < 1) return [];
					var index = 0, resIndex = 0, result = Array(nativeCeil(length / size));
					while (index < length) result[resIndex++] = baseSlice(array, index, index += size);
					return result;
				}
				function compact(array) {
					var index = -1, length = array == null ? 0 : array.length, resIndex = 0, result = [];
					while (++index < length) {
						var value = array[index];
						if (value) result[resIndex++] = value;
					}
					return result;
				}
				function concat() {
					var length = arguments.length;
					if (!length) return [];
					var args = Array(length - 1), array = arguments[0], index = length;
					while (index--) args[index - 1] = arguments[index];
					return arrayPush(isArray(array) ? copyArray(array) : [array], baseFlatten(args, 1));
				}
				var difference = baseRest(function(array, values) {
					return isArrayLikeObject(array) ? baseDifference(array, baseFlatten(values, 1, isArrayLikeObject, true)) : [];
				});
				var differenceBy = baseRest(function(array, values) {
					var iteratee = last(values);
					if (isArrayLikeObject(iteratee)) iteratee = undefined$1;
					return isArrayLikeObject(array) ? baseDifference(array, baseFlatten(values, 1, isArrayLikeObject, true), getIteratee(iteratee, 2)) : [];
				});
				var differenceWith = baseRest(function(array, values) {
					var comparator = last(values);
					if (isArrayLikeObject(comparator)) comparator = undefined$1;
					return isArrayLikeObject(array) ? baseDifference(array, baseFlatten(values, 1, isArrayLikeObject, true), undefined$1, comparator) : [];
				});
				function drop(array, n, guard) {
					var length = array == null ? 0 : array.length;
					if (!length) return [];
					n = guard || n === undefined$1 ? 1 : toInteger(n);
					return baseSlice(array, n < 0 ? 0 : n, length);
				}
				function dropRight(array, n, guard) {
					var length = array == null ? 0 : array.length;
					if (!length) return [];
					n = guard || n === undefined$1 ? 1 : toInteger(n);
					n = length - n;
					return baseSlice(array, 0, n < 0 ? 0 : n);
				}
				function dropRightWhile(array, predicate) {
					return array && array.length ? baseWhile(array, getIteratee(predicate, 3), true, true) : [];
				}
				function dropWhile(array, predicate) {
					return array && array.length ? baseWhile(array, getIteratee(predicate, 3), true) : [];
				}
				function fill(array, value, start, end) {
					var length = array == null ? 0 : array.length;
					if (!length) return [];
					if (start && typeof start != "number" && isIterateeCall(array, value, start)) {
						start = 0;
						end = length;
					}
					return baseFill(array, value, start, end);
				}
				function findIndex(array, predicate, fromIndex) {
					var length = array == null ? 0 : array.length;
					if (!length) return -1;
					var index = fromIndex == null ? 0 : toInteger(fromIndex);
					if (index < 0) index = nativeMax(length + index, 0);
					return baseFindIndex(array, getIteratee(predicate, 3), index);
				}
				function findLastIndex(array, predicate, fromIndex) {
					var length = array == null ? 0 : array.length;
					if (!length) return -1;
					var index = length - 1;
					if (fromIndex !== undefined$1) {
						index = toInteger(fromIndex);
						index = fromIndex < 0 ? nativeMax(length + index, 0) : nativeMin(index, length - 1);
					}
					return baseFindIndex(array, getIteratee(predicate, 3), index, true);
				}
				function flatten(array) {
					return (array == null ? 0 : array.length) ? baseFlatten(array, 1) : [];
				}
				function flattenDeep(array) {
					return (array == null ? 0 : array.length) ? baseFlatten(array, INFINITY) : [];
				}
				function flattenDepth(array, depth) {
					if (!(array == null ? 0 : array.length)) return [];
					depth = depth === undefined$1 ? 1 : toInteger(depth);
					return baseFlatten(array, depth);
				}
				function fromPairs(pairs) {
					var index = -1, length = pairs == null ? 0 : pairs.length, result = {};
					while (++index < length) {
						var pair = pairs[index];
						baseAssignValue(result, pair[0], pair[1]);
					}
					return result;
				}
				function head(array) {
					return array && array.length ? array[0] : undefined$1;
				}
				function indexOf(array, value, fromIndex) {
					var length = array == null ? 0 : array.length;
					if (!length) return -1;
					var index = fromIndex == null ? 0 : toInteger(fromIndex);
					if (index < 0) index = nativeMax(length + index, 0);
					return baseIndexOf(array, value, index);
				}
				function initial(array) {
					return (array == null ? 0 : array.length) ? baseSlice(array, 0, -1) : [];
				}
				var intersection = baseRest(function(arrays) {
					var mapped = arrayMap(arrays, castArrayLikeObject);
					return mapped.length && mapped[0] === arrays[0] ? baseIntersection(mapped) : [];
				});
				var intersectionBy = baseRest(function(arrays) {
					var iteratee = last(arrays), mapped = arrayMap(arrays, castArrayLikeObject);
					if (iteratee === last(mapped)) iteratee = undefined$1;
					else mapped.pop();
					return mapped.length && mapped[0] === arrays[0] ? baseIntersection(mapped, getIteratee(iteratee, 2)) : [];
				});
				var intersectionWith = baseRest(function(arrays) {
					var comparator = last(arrays), mapped = arrayMap(arrays, castArrayLikeObject);
					comparator = typeof comparator == "function" ? comparator : undefined$1;
					if (comparator) mapped.pop();
					return mapped.length && mapped[0] === arrays[0] ? baseIntersection(mapped, undefined$1, comparator) : [];
				});
				function join(array, separator) {
					return array == null ? "" : nativeJoin.call(array, separator);
				}
				function last(array) {
					var length = array == null ? 0 : array.length;
					return length ? array[length - 1] : undefined$1;
				}
				function lastIndexOf(array, value, fromIndex) {
					var length = array == null ? 0 : array.length;
					if (!length) return -1;
					var index = length;
					if (fromIndex !== undefined$1) {
						index = toInteger(fromIndex);
						index = index < 0 ? nativeMax(length + index, 0) : nativeMin(index, length - 1);
					}
					return value === value ? strictLastIndexOf(array, value, index) : baseFindIndex(array, baseIsNaN, index, true);
				}
				function nth(array, n) {
					return array && array.length ? baseNth(array, toInteger(n)) : undefined$1;
				}
				var pull = baseRest(pullAll);
				function pullAll(array, values) {
					return array && array.length && values && values.length ? basePullAll(array, values) : array;
				}
				function pullAllBy(array, values, iteratee) {
					return array && array.length && values && values.length ? basePullAll(array, values, getIteratee(iteratee, 2)) : array;
				}
				function pullAllWith(array, values, comparator) {
					return array && array.length && values && values.length ? basePullAll(array, values, undefined$1, comparator) : array;
				}
				var pullAt = flatRest(function(array, indexes) {
					var length = array == null ? 0 : array.length, result = baseAt(array, indexes);
					basePullAt(array, arrayMap(indexes, function(index) {
						return isIndex(index, length) ? +index : index;
					}).sort(compareAscending));
					return result;
				});
				function remove(array, predicate) {
					var result = [];
					if (!(array && array.length)) return result;
					var index = -1, indexes = [], length = array.length;
					predicate = getIteratee(predicate, 3);
					while (++index < length) {
						var value = array[index];
						if (predicate(value, index, array)) {
							result.push(value);
							indexes.push(index);
						}
					}
					basePullAt(array, indexes);
					return result;
				}
				function reverse(array) {
					return array == null ? array : nativeReverse.call(array);
				}
				function slice(array, start, end) {
					var length = array == null ? 0 : array.length;
					if (!length) return [];
					if (end && typeof end != "number" && isIterateeCall(array, start, end)) {
						start = 0;
						end = length;
					} else {
						start = start == null ? 0 : toInteger(start);
						end = end === undefined$1 ? length : toInteger(end);
					}
					return baseSlice(array, start, end);
				}
				function sortedIndex(array, value) {
					return baseSortedIndex(array, value);
				}
				function sortedIndexBy(array, value, iteratee) {
					return baseSortedIndexBy(array, value, getIteratee(iteratee, 2));
				}
				function sortedIndexOf(array, value) {
					var length = array == null ? 0 : array.length;
					if (length) {
						var index = baseSortedIndex(array, value);
						if (index < length && eq(array[index], value)) return index;
					}
					return -1;
				}
				function sortedLastIndex(array, value) {
					return baseSortedIndex(array, value, true);
				}
				function sortedLastIndexBy(array, value, iteratee) {
					return baseSortedIndexBy(array, value, getIteratee(iteratee, 2), true);
				}
				function sortedLastIndexOf(array, value) {
					if (array == null ? 0 : array.length) {
						var index = baseSortedIndex(array, value, true) - 1;
						if (eq(array[index], value)) return index;
					}
					return -1;
				}
				function sortedUniq(array) {
					return array && array.length ? baseSortedUniq(array) : [];
				}
				function sortedUniqBy(array, iteratee) {
					return array && array.length ? baseSortedUniq(array, getIteratee(iteratee, 2)) : [];
				}
				function tail(array) {
					var length = array == null ? 0 : array.length;
					return length ? baseSlice(array, 1, length) : [];
				}
				function take(array, n, guard) {
					if (!(array && array.length)) return [];
					n = guard || n === undefined$1 ? 1 : toInteger(n);
					return baseSlice(array, 0, n < 0 ? 0 : n);
				}
				function takeRight(array, n, guard) {
					var length = array == null ? 0 : array.length;
					if (!length) return [];
					n = guard || n === undefined$1 ? 1 : toInteger(n);
					n = length - n;
					return baseSlice(array, n < 0 ? 0 : n, length);
				}
				function takeRightWhile(array, predicate) {
					return array && array.length ? baseWhile(array, getIteratee(predicate, 3), false, true) : [];
				}
				function takeWhile(array, predicate) {
					return array && array.length ? baseWhile(array, getIteratee(predicate, 3)) : [];
				}
				var union = baseRest(function(arrays) {
					return baseUniq(baseFlatten(arrays, 1, isArrayLikeObject, true));
				});
				var unionBy = baseRest(function(arrays) {
					var iteratee = last(arrays);
					if (isArrayLikeObject(iteratee)) iteratee = undefined$1;
					return baseUniq(baseFlatten(arrays, 1, isArrayLikeObject, true), getIteratee(iteratee, 2));
				});
				var unionWith = baseRest(function(arrays) {
					var comparator = last(arrays);
					comparator = typeof comparator == "function" ? comparator : undefined$1;
					return baseUniq(baseFlatten(arrays, 1, isArrayLikeObject, true), undefined$1, comparator);
				});
				function uniq(array) {
					return array && array.length ? baseUniq(array) : [];
				}
				function uniqBy(array, iteratee) {
					return array && array.length ? baseUniq(array, getIteratee(iteratee, 2)) : [];
				}
				function uniqWith(array, comparator) {
					comparator = typeof comparator == "function" ? comparator : undefined$1;
					return array && array.length ? baseUniq(array, undefined$1, comparator) : [];
				}
				function unzip(array) {
					if (!(array && array.length)) return [];
					var length = 0;
					array = arrayFilter(array, function(group) {
						if (isArrayLikeObject(group)) {
							length = nativeMax(group.length, length);
							return true;
						}
					});
					return baseTimes(length, function(index) {
						return arrayMap(array, baseProperty(index));
					});
				}
				function unzipWith(array, iteratee) {
					if (!(array && array.length)) return [];
					var result = unzip(array);
					if (iteratee == null) return result;
					return arrayMap(result, function(group) {
						return apply(iteratee, undefined$1, group);
					});
				}
				var without = baseRest(function(array, values) {
					return isArrayLikeObject(array) ? baseDifference(array, values) : [];
				});
				var xor = baseRest(function(arrays) {
					return baseXor(arrayFilter(arrays, isArrayLikeObject));
				});
				var xorBy = baseRest(function(arrays) {
					var iteratee = last(arrays);
					if (isArrayLikeObject(iteratee)) iteratee = undefined$1;
					return baseXor(arrayFilter(arrays, isArrayLikeObject), getIteratee(iteratee, 2));
				});
				var xorWith = baseRest(function(arrays) {
					var comparator = last(arrays);
					comparator = typeof comparator == "function" ? comparator : undefined$1;
					return baseXor(arrayFilter(arrays, isArrayLikeObject), undefined$1, comparator);
				});
				var zip = baseRest(unzip);
				function zipObject(props, values) {
					return baseZipObject(props || [], values || [], assignValue);
				}
				function zipObjectDeep(props, values) {
					return baseZipObject(props || [], values || [], baseSet);
				}
				var zipWith = baseRest(function(arrays) {
					var length = arrays.length, iteratee = length > 1 ? arrays[length - 1] : undefined$1;
					iteratee = typeof iteratee == "function" ? (arrays.pop(), iteratee) : undefined$1;
					return unzipWith(arrays, iteratee);
				});
				function chain(value) {
					var result = lodash(value);
					result.__chain__ = true;
					return result;
				}
				function tap(value, interceptor) {
					interceptor(value);
					return value;
				}
				function thru(value, interceptor) {
					return interceptor(value);
				}
				var wrapperAt = flatRest(function(paths) {
					var length = paths.length, start = length ? paths[0] : 0, value = this.__wrapped__, interceptor = function(object) {
						return baseAt(object, paths);
					};
					if (length > 1 || this.__actions__.length || !(value instanceof LazyWrapper) || !isIndex(start)) return this.thru(interceptor);
					value = value.slice(start, +start + (length ? 1 : 0));
					value.__actions__.push({
						"func": thru,
						"args": [interceptor],
						"thisArg": undefined$1
					});
					return new LodashWrapper(value, this.__chain__).thru(function(array) {
						if (length && !array.length) array.push(undefined$1);
						return array;
					});
				});
				function wrapperChain() {
					return chain(this);
				}
				function wrapperCommit() {
					return new LodashWrapper(this.value(), this.__chain__);
				}
				function wrapperNext() {
					if (this.__values__ === undefined$1) this.__values__ = toArray(this.value());
					var done = this.__index__ >= this.__values__.length;
					return {
						"done": done,
						"value": done ? undefined$1 : this.__values__[this.__index__++]
					};
				}
				function wrapperToIterator() {
					return this;
				}
				function wrapperPlant(value) {
					var result, parent = this;
					while (parent instanceof baseLodash) {
						var clone = wrapperClone(parent);
						clone.__index__ = 0;
						clone.__values__ = undefined$1;
						if (result) previous.__wrapped__ = clone;
						else result = clone;
						var previous = clone;
						parent = parent.__wrapped__;
					}
					previous.__wrapped__ = value;
					return result;
				}
				function wrapperReverse() {
					var value = this.__wrapped__;
					if (value instanceof LazyWrapper) {
						var wrapped = value;
						if (this.__actions__.length) wrapped = new LazyWrapper(this);
						wrapped = wrapped.reverse();
						wrapped.__actions__.push({
							"func": thru,
							"args": [reverse],
							"thisArg": undefined$1
						});
						return new LodashWrapper(wrapped, this.__chain__);
					}
					return this.thru(reverse);
				}
				function wrapperValue() {
					return baseWrapperValue(this.__wrapped__, this.__actions__);
				}
				var countBy = createAggregator(function(result, value, key) {
					if (hasOwnProperty.call(result, key)) ++result[key];
					else baseAssignValue(result, key, 1);
				});
				function every(collection, predicate, guard) {
					var func = isArray(collection) ? arrayEvery : baseEvery;
					if (guard && isIterateeCall(collection, predicate, guard)) predicate = undefined$1;
					return func(collection, getIteratee(predicate, 3));
				}
				function filter(collection, predicate) {
					return (isArray(collection) ? arrayFilter : baseFilter)(collection, getIteratee(predicate, 3));
				}
				var find = createFind(findIndex);
				var findLast = createFind(findLastIndex);
				function flatMap(collection, iteratee) {
					return baseFlatten(map(collection, iteratee), 1);
				}
				function flatMapDeep(collection, iteratee) {
					return baseFlatten(map(collection, iteratee), INFINITY);
				}
				function flatMapDepth(collection, iteratee, depth) {
					depth = depth === undefined$1 ? 1 : toInteger(depth);
					return baseFlatten(map(collection, iteratee), depth);
				}
				function forEach(collection, iteratee) {
					return (isArray(collection) ? arrayEach : baseEach)(collection, getIteratee(iteratee, 3));
				}
				function forEachRight(collection, iteratee) {
					return (isArray(collection) ? arrayEachRight : baseEachRight)(collection, getIteratee(iteratee, 3));
				}
				var groupBy = createAggregator(function(result, value, key) {
					if (hasOwnProperty.call(result, key)) result[key].push(value);
					else baseAssignValue(result, key, [value]);
				});
				function includes(collection, value, fromIndex, guard) {
					collection = isArrayLike(collection) ? collection : values(collection);
					fromIndex = fromIndex && !guard ? toInteger(fromIndex) : 0;
					var length = collection.length;
					if (fromIndex < 0) fromIndex = nativeMax(length + fromIndex, 0);
					return isString(collection) ? fromIndex <= length && collection.indexOf(value, fromIndex) > -1 : !!length && baseIndexOf(collection, value, fromIndex) > -1;
				}
				var invokeMap = baseRest(function(collection, path, args) {
					var index = -1, isFunc = typeof path == "function", result = isArrayLike(collection) ? Array(collection.length) : [];
					baseEach(collection, function(value) {
						result[++index] = isFunc ? apply(path, value, args) : baseInvoke(value, path, args);
					});
					return result;
				});
				var keyBy = createAggregator(function(result, value, key) {
					baseAssignValue(result, key, value);
				});
				function map(collection, iteratee) {
					return (isArray(collection) ? arrayMap : baseMap)(collection, getIteratee(iteratee, 3));
				}
				function orderBy(collection, iteratees, orders, guard) {
					if (collection == null) return [];
					if (!isArray(iteratees)) iteratees = iteratees == null ? [] : [iteratees];
					orders = guard ? undefined$1 : orders;
					if (!isArray(orders)) orders = orders == null ? [] : [orders];
					return baseOrderBy(collection, iteratees, orders);
				}
				var partition = createAggregator(function(result, value, key) {
					result[key ? 0 : 1].push(value);
				}, function() {
					return [[], []];
				});
				function reduce(collection, iteratee, accumulator) {
					var func = isArray(collection) ? arrayReduce : baseReduce, initAccum = arguments.length < 3;
					return func(collection, getIteratee(iteratee, 4), accumulator, initAccum, baseEach);
				}
				function reduceRight(collection, iteratee, accumulator) {
					var func = isArray(collection) ? arrayReduceRight : baseReduce, initAccum = arguments.length < 3;
					return func(collection, getIteratee(iteratee, 4), accumulator, initAccum, baseEachRight);
				}
				function reject(collection, predicate) {
					return (isArray(collection) ? arrayFilter : baseFilter)(collection, negate(getIteratee(predicate, 3)));
				}
				function sample(collection) {
					return (isArray(collection) ? arraySample : baseSample)(collection);
				}
				function sampleSize(collection, n, guard) {
					if (guard ? isIterateeCall(collection, n, guard) : n === undefined$1) n = 1;
					else n = toInteger(n);
					return (isArray(collection) ? arraySampleSize : baseSampleSize)(collection, n);
				}
				function shuffle(collection) {
					return (isArray(collection) ? arrayShuffle : baseShuffle)(collection);
				}
				function size(collection) {
					if (collection == null) return 0;
					if (isArrayLike(collection)) return isString(collection) ? stringSize(collection) : collection.length;
					var tag = getTag(collection);
					if (tag == mapTag || tag == setTag) return collection.size;
					return baseKeys(collection).length;
				}
				function some(collection, predicate, guard) {
					var func = isArray(collection) ? arraySome : baseSome;
					if (guard && isIterateeCall(collection, predicate, guard)) predicate = undefined$1;
					return func(collection, getIteratee(predicate, 3));
				}
				var sortBy = baseRest(function(collection, iteratees) {
					if (collection == null) return [];
					var length = iteratees.length;
					if (length > 1 && isIterateeCall(collection, iteratees[0], iteratees[1])) iteratees = [];
					else if (length > 2 && isIterateeCall(iteratees[0], iteratees[1], iteratees[2])) iteratees = [iteratees[0]];
					return baseOrderBy(collection, baseFlatten(iteratees, 1), []);
				});
				var now = ctxNow || function() {
					return root.Date.now();
				};
				function after(n, func) {
					if (typeof func != "function") throw new TypeError(FUNC_ERROR_TEXT);
					n = toInteger(n);
					return function() {
						if (--n < 1) return func.apply(this, arguments);
					};
				}
				function ary(func, n, guard) {
					n = guard ? undefined$1 : n;
					n = func && n == null ? func.length : n;
					return createWrap(func, WRAP_ARY_FLAG, undefined$1, undefined$1, undefined$1, undefined$1, n);
				}
				function before(n, func) {
					var result;
					if (typeof func != "function") throw new TypeError(FUNC_ERROR_TEXT);
					n = toInteger(n);
					return function() {
						if (--n > 0) result = func.apply(this, arguments);
						if (n <= 1) func = undefined$1;
						return result;
					};
				}
				var bind = baseRest(function(func, thisArg, partials) {
					var bitmask = WRAP_BIND_FLAG;
					if (partials.length) {
						var holders = replaceHolders(partials, getHolder(bind));
						bitmask |= WRAP_PARTIAL_FLAG;
					}
					return createWrap(func, bitmask, thisArg, partials, holders);
				});
				var bindKey = baseRest(function(object, key, partials) {
					var bitmask = WRAP_BIND_FLAG | WRAP_BIND_KEY_FLAG;
					if (partials.length) {
						var holders = replaceHolders(partials, getHolder(bindKey));
						bitmask |= WRAP_PARTIAL_FLAG;
					}
					return createWrap(key, bitmask, object, partials, holders);
				});
				function curry(func, arity, guard) {
					arity = guard ? undefined$1 : arity;
					var result = createWrap(func, WRAP_CURRY_FLAG, undefined$1, undefined$1, undefined$1, undefined$1, undefined$1, arity);
					result.placeholder = curry.placeholder;
					return result;
				}
				function curryRight(func, arity, guard) {
					arity = guard ? undefined$1 : arity;
					var result = createWrap(func, WRAP_CURRY_RIGHT_FLAG, undefined$1, undefined$1, undefined$1, undefined$1, undefined$1, arity);
					result.placeholder = curryRight.placeholder;
					return result;
				}
				function debounce(func, wait, options) {
					var lastArgs, lastThis, maxWait, result, timerId, lastCallTime, lastInvokeTime = 0, leading = false, maxing = false, trailing = true;
					if (typeof func != "function") throw new TypeError(FUNC_ERROR_TEXT);
					wait = toNumber(wait) || 0;
					if (isObject(options)) {
						leading = !!options.leading;
						maxing = "maxWait" in options;
						maxWait = maxing ? nativeMax(toNumber(options.maxWait) || 0, wait) : maxWait;
						trailing = "trailing" in options ? !!options.trailing : trailing;
					}
					function invokeFunc(time) {
						var args = lastArgs, thisArg = lastThis;
						lastArgs = lastThis = undefined$1;
						lastInvokeTime = time;
						result = func.apply(thisArg, args);
						return result;
					}
					function leadingEdge(time) {
						lastInvokeTime = time;
						timerId = setTimeout(timerExpired, wait);
						return leading ? invokeFunc(time) : result;
					}
					function remainingWait(time) {
						var timeSinceLastCall = time - lastCallTime, timeSinceLastInvoke = time - lastInvokeTime, timeWaiting = wait - timeSinceLastCall;
						return maxing ? nativeMin(timeWaiting, maxWait - timeSinceLastInvoke) : timeWaiting;
					}
					function shouldInvoke(time) {
						var timeSinceLastCall = time - lastCallTime, timeSinceLastInvoke = time - lastInvokeTime;
						return lastCallTime === undefined$1 || timeSinceLastCall >= wait || timeSinceLastCall < 0 || maxing && timeSinceLastInvoke >= maxWait;
					}
					function timerExpired() {
						var time = now();
						if (shouldInvoke(time)) return trailingEdge(time);
						timerId = setTimeout(timerExpired, remainingWait(time));
					}
					function trailingEdge(time) {
						timerId = undefined$1;
						if (trailing && lastArgs) return invokeFunc(time);
						lastArgs = lastThis = undefined$1;
						return result;
					}
					function cancel() {
						if (timerId !== undefined$1) clearTimeout(timerId);
						lastInvokeTime = 0;
						lastArgs = lastCallTime = lastThis = timerId = undefined$1;
					}
					function flush() {
						return timerId === undefined$1 ? result : trailingEdge(now());
					}
					function debounced() {
						var time = now(), isInvoking = shouldInvoke(time);
						lastArgs = arguments;
						lastThis = this;
						lastCallTime = time;
						if (isInvoking) {
							if (timerId === undefined$1) return leadingEdge(lastCallTime);
							if (maxing) {
								clearTimeout(timerId);
								timerId = setTimeout(timerExpired, wait);
								return invokeFunc(lastCallTime);
							}
						}
						if (timerId === undefined$1) timerId = setTimeout(timerExpired, wait);
						return result;
					}
					debounced.cancel = cancel;
					debounced.flush = flush;
					return debounced;
				}
				var defer = baseRest(function(func, args) {
					return baseDelay(func, 1, args);
				});
				var delay = baseRest(function(func, wait, args) {
					return baseDelay(func, toNumber(wait) || 0, args);
				});
				function flip(func) {
					return createWrap(func, WRAP_FLIP_FLAG);
				}
				function memoize(func, resolver) {
					if (typeof func != "function" || resolver != null && typeof resolver != "function") throw new TypeError(FUNC_ERROR_TEXT);
					var memoized = function() {
						var args = arguments, key = resolver ? resolver.apply(this, args) : args[0], cache = memoized.cache;
						if (cache.has(key)) return cache.get(key);
						var result = func.apply(this, args);
						memoized.cache = cache.set(key, result) || cache;
						return result;
					};
					memoized.cache = new (memoize.Cache || MapCache)();
					return memoized;
				}
				memoize.Cache = MapCache;
				function negate(predicate) {
					if (typeof predicate != "function") throw new TypeError(FUNC_ERROR_TEXT);
					return function() {
						var args = arguments;
						switch (args.length) {
							case 0: return !predicate.call(this);
							case 1: return !predicate.call(this, args[0]);
							case 2: return !predicate.call(this, args[0], args[1]);
							case 3: return !predicate.call(this, args[0], args[1], args[2]);
						}
						return !predicate.apply(this, args);
					};
				}
				function once(func) {
					return before(2, func);
				}
				var overArgs = castRest(function(func, transforms) {
					transforms = transforms.length == 1 && isArray(transforms[0]) ? arrayMap(transforms[0], baseUnary(getIteratee())) : arrayMap(baseFlatten(transforms, 1), baseUnary(getIteratee()));
					var funcsLength = transforms.length;
					return baseRest(function(args) {
						var index = -1, length = nativeMin(args.length, funcsLength);
						while (++index < length) args[index] = transforms[index].call(this, args[index]);
						return apply(func, this, args);
					});
				});
				var partial = baseRest(function(func, partials) {
					return createWrap(func, WRAP_PARTIAL_FLAG, undefined$1, partials, replaceHolders(partials, getHolder(partial)));
				});
				var partialRight = baseRest(function(func, partials) {
					return createWrap(func, WRAP_PARTIAL_RIGHT_FLAG, undefined$1, partials, replaceHolders(partials, getHolder(partialRight)));
				});
				var rearg = flatRest(function(func, indexes) {
					return createWrap(func, WRAP_REARG_FLAG, undefined$1, undefined$1, undefined$1, indexes);
				});
				function rest(func, start) {
					if (typeof func != "function") throw new TypeError(FUNC_ERROR_TEXT);
					start = start === undefined$1 ? start : toInteger(start);
					return baseRest(func, start);
				}
				function spread(func, start) {
					if (typeof func != "function") throw new TypeError(FUNC_ERROR_TEXT);
					start = start == null ? 0 : nativeMax(toInteger(start), 0);
					return baseRest(function(args) {
						var array = args[start], otherArgs = castSlice(args, 0, start);
						if (array) arrayPush(otherArgs, array);
						return apply(func, this, otherArgs);
					});
				}
				function throttle(func, wait, options) {
					var leading = true, trailing = true;
					if (typeof func != "function") throw new TypeError(FUNC_ERROR_TEXT);
					if (isObject(options)) {
						leading = "leading" in options ? !!options.leading : leading;
						trailing = "trailing" in options ? !!options.trailing : trailing;
					}
					return debounce(func, wait, {
						"leading": leading,
						"maxWait": wait,
						"trailing": trailing
					});
				}
				function unary(func) {
					return ary(func, 1);
				}
				function wrap(value, wrapper) {
					return partial(castFunction(wrapper), value);
				}
				function castArray() {
					if (!arguments.length) return [];
					var value = arguments[0];
					return isArray(value) ? value : [value];
				}
				function clone(value) {
					return baseClone(value, CLONE_SYMBOLS_FLAG);
				}
				function cloneWith(value, customizer) {
					customizer = typeof customizer == "function" ? customizer : undefined$1;
					return baseClone(value, CLONE_SYMBOLS_FLAG, customizer);
				}
				function cloneDeep(value) {
					return baseClone(value, 5);
				}
				function cloneDeepWith(value, customizer) {
					customizer = typeof customizer == "function" ? customizer : undefined$1;
					return baseClone(value, 5, customizer);
				}
				function conformsTo(object, source) {
					return source == null || baseConformsTo(object, source, keys(source));
				}
				function eq(value, other) {
					return value === other || value !== value && other !== other;
				}
				var gt = createRelationalOperation(baseGt);
				var gte = createRelationalOperation(function(value, other) {
					return value >= other;
				});
				var isArguments = baseIsArguments(function() {
					return arguments;
				}()) ? baseIsArguments : function(value) {
					return isObjectLike(value) && hasOwnProperty.call(value, "callee") && !propertyIsEnumerable.call(value, "callee");
				};
				var isArray = Array.isArray;
				var isArrayBuffer = nodeIsArrayBuffer ? baseUnary(nodeIsArrayBuffer) : baseIsArrayBuffer;
				function isArrayLike(value) {
					return value != null && isLength(value.length) && !isFunction(value);
				}
				function isArrayLikeObject(value) {
					return isObjectLike(value) && isArrayLike(value);
				}
				function isBoolean(value) {
					return value === true || value === false || isObjectLike(value) && baseGetTag(value) == boolTag;
				}
				var isBuffer = nativeIsBuffer || stubFalse;
				var isDate = nodeIsDate ? baseUnary(nodeIsDate) : baseIsDate;
				function isElement(value) {
					return isObjectLike(value) && value.nodeType === 1 && !isPlainObject(value);
				}
				function isEmpty(value) {
					if (value == null) return true;
					if (isArrayLike(value) && (isArray(value) || typeof value == "string" || typeof value.splice == "function" || isBuffer(value) || isTypedArray(value) || isArguments(value))) return !value.length;
					var tag = getTag(value);
					if (tag == mapTag || tag == setTag) return !value.size;
					if (isPrototype(value)) return !baseKeys(value).length;
					for (var key in value) if (hasOwnProperty.call(value, key)) return false;
					return true;
				}
				function isEqual(value, other) {
					return baseIsEqual(value, other);
				}
				function isEqualWith(value, other, customizer) {
					customizer = typeof customizer == "function" ? customizer : undefined$1;
					var result = customizer ? customizer(value, other) : undefined$1;
					return result === undefined$1 ? baseIsEqual(value, other, undefined$1, customizer) : !!result;
				}
				function isError(value) {
					if (!isObjectLike(value)) return false;
					var tag = baseGetTag(value);
					return tag == errorTag || tag == domExcTag || typeof value.message == "string" && typeof value.name == "string" && !isPlainObject(value);
				}
				function isFinite(value) {
					return typeof value == "number" && nativeIsFinite(value);
				}
				function isFunction(value) {
					if (!isObject(value)) return false;
					var tag = baseGetTag(value);
					return tag == funcTag || tag == genTag || tag == asyncTag || tag == proxyTag;
				}
				function isInteger(value) {
					return typeof value == "number" && value == toInteger(value);
				}
				function isLength(value) {
					return typeof value == "number" && value > -1 && value % 1 == 0 && value <= MAX_SAFE_INTEGER;
				}
				function isObject(value) {
					var type = typeof value;
					return value != null && (type == "object" || type == "function");
				}
				function isObjectLike(value) {
					return value != null && typeof value == "object";
				}
				var isMap = nodeIsMap ? baseUnary(nodeIsMap) : baseIsMap;
				function isMatch(object, source) {
					return object === source || baseIsMatch(object, source, getMatchData(source));
				}
				function isMatchWith(object, source, customizer) {
					customizer = typeof customizer == "function" ? customizer : undefined$1;
					return baseIsMatch(object, source, getMatchData(source), customizer);
				}
				function isNaN(value) {
					return isNumber(value) && value != +value;
				}
				function isNative(value) {
					if (isMaskable(value)) throw new Error(CORE_ERROR_TEXT);
					return baseIsNative(value);
				}
				function isNull(value) {
					return value === null;
				}
				function isNil(value) {
					return value == null;
				}
				function isNumber(value) {
					return typeof value == "number" || isObjectLike(value) && baseGetTag(value) == numberTag;
				}
				function isPlainObject(value) {
					if (!isObjectLike(value) || baseGetTag(value) != objectTag) return false;
					var proto = getPrototype(value);
					if (proto === null) return true;
					var Ctor = hasOwnProperty.call(proto, "constructor") && proto.constructor;
					return typeof Ctor == "function" && Ctor instanceof Ctor && funcToString.call(Ctor) == objectCtorString;
				}
				var isRegExp = nodeIsRegExp ? baseUnary(nodeIsRegExp) : baseIsRegExp;
				function isSafeInteger(value) {
					return isInteger(value) && value >= -MAX_SAFE_INTEGER && value <= MAX_SAFE_INTEGER;
				}
				var isSet = nodeIsSet ? baseUnary(nodeIsSet) : baseIsSet;
				function isString(value) {
					return typeof value == "string" || !isArray(value) && isObjectLike(value) && baseGetTag(value) == stringTag;
				}
				function isSymbol(value) {
					return typeof value == "symbol" || isObjectLike(value) && baseGetTag(value) == symbolTag;
				}
				var isTypedArray = nodeIsTypedArray ? baseUnary(nodeIsTypedArray) : baseIsTypedArray;
				function isUndefined(value) {
					return value === undefined$1;
				}
				function isWeakMap(value) {
					return isObjectLike(value) && getTag(value) == weakMapTag;
				}
				function isWeakSet(value) {
					return isObjectLike(value) && baseGetTag(value) == weakSetTag;
				}
				var lt = createRelationalOperation(baseLt);
				var lte = createRelationalOperation(function(value, other) {
					return value <= other;
				});
				function toArray(value) {
					if (!value) return [];
					if (isArrayLike(value)) return isString(value) ? stringToArray(value) : copyArray(value);
					if (symIterator && value[symIterator]) return iteratorToArray(value[symIterator]());
					var tag = getTag(value);
					return (tag == mapTag ? mapToArray : tag == setTag ? setToArray : values)(value);
				}
				function toFinite(value) {
					if (!value) return value === 0 ? value : 0;
					value = toNumber(value);
					if (value === INFINITY || value === -Infinity) return (value < 0 ? -1 : 1) * MAX_INTEGER;
					return value === value ? value : 0;
				}
				function toInteger(value) {
					var result = toFinite(value), remainder = result % 1;
					return result === result ? remainder ? result - remainder : result : 0;
				}
				function toLength(value) {
					return value ? baseClamp(toInteger(value), 0, MAX_ARRAY_LENGTH) : 0;
				}
				function toNumber(value) {
					if (typeof value == "number") return value;
					if (isSymbol(value)) return NAN;
					if (isObject(value)) {
						var other = typeof value.valueOf == "function" ? value.valueOf() : value;
						value = isObject(other) ? other + "" : other;
					}
					if (typeof value != "string") return value === 0 ? value : +value;
					value = baseTrim(value);
					var isBinary = reIsBinary.test(value);
					return isBinary || reIsOctal.test(value) ? freeParseInt(value.slice(2), isBinary ? 2 : 8) : reIsBadHex.test(value) ? NAN : +value;
				}
				function toPlainObject(value) {
					return copyObject(value, keysIn(value));
				}
				function toSafeInteger(value) {
					return value ? baseClamp(toInteger(value), -MAX_SAFE_INTEGER, MAX_SAFE_INTEGER) : value === 0 ? value : 0;
				}
				function toString(value) {
					return value == null ? "" : baseToString(value);
				}
				var assign = createAssigner(function(object, source) {
					if (isPrototype(source) || isArrayLike(source)) {
						copyObject(source, keys(source), object);
						return;
					}
					for (var key in source) if (hasOwnProperty.call(source, key)) assignValue(object, key, source[key]);
				});
				var assignIn = createAssigner(function(object, source) {
					copyObject(source, keysIn(source), object);
				});
				var assignInWith = createAssigner(function(object, source, srcIndex, customizer) {
					copyObject(source, keysIn(source), object, customizer);
				});
				var assignWith = createAssigner(function(object, source, srcIndex, customizer) {
					copyObject(source, keys(source), object, customizer);
				});
				var at = flatRest(baseAt);
				function create(prototype, properties) {
					var result = baseCreate(prototype);
					return properties == null ? result : baseAssign(result, properties);
				}
				var defaults = baseRest(function(object, sources) {
					object = Object(object);
					var index = -1;
					var length = sources.length;
					var guard = length > 2 ? sources[2] : undefined$1;
					if (guard && isIterateeCall(sources[0], sources[1], guard)) length = 1;
					while (++index < length) {
						var source = sources[index];
						var props = keysIn(source);
						var propsIndex = -1;
						var propsLength = props.length;
						while (++propsIndex < propsLength) {
							var key = props[propsIndex];
							var value = object[key];
							if (value === undefined$1 || eq(value, objectProto[key]) && !hasOwnProperty.call(object, key)) object[key] = source[key];
						}
					}
					return object;
				});
				var defaultsDeep = baseRest(function(args) {
					args.push(undefined$1, customDefaultsMerge);
					return apply(mergeWith, undefined$1, args);
				});
				function findKey(object, predicate) {
					return baseFindKey(object, getIteratee(predicate, 3), baseForOwn);
				}
				function findLastKey(object, predicate) {
					return baseFindKey(object, getIteratee(predicate, 3), baseForOwnRight);
				}
				function forIn(object, iteratee) {
					return object == null ? object : baseFor(object, getIteratee(iteratee, 3), keysIn);
				}
				function forInRight(object, iteratee) {
					return object == null ? object : baseForRight(object, getIteratee(iteratee, 3), keysIn);
				}
				function forOwn(object, iteratee) {
					return object && baseForOwn(object, getIteratee(iteratee, 3));
				}
				function forOwnRight(object, iteratee) {
					return object && baseForOwnRight(object, getIteratee(iteratee, 3));
				}
				function functions(object) {
					return object == null ? [] : baseFunctions(object, keys(object));
				}
				function functionsIn(object) {
					return object == null ? [] : baseFunctions(object, keysIn(object));
				}
				function get(object, path, defaultValue) {
					var result = object == null ? undefined$1 : baseGet(object, path);
					return result === undefined$1 ? defaultValue : result;
				}
				function has(object, path) {
					return object != null && hasPath(object, path, baseHas);
				}
				function hasIn(object, path) {
					return object != null && hasPath(object, path, baseHasIn);
				}
				var invert = createInverter(function(result, value, key) {
					if (value != null && typeof value.toString != "function") value = nativeObjectToString.call(value);
					result[value] = key;
				}, constant(identity));
				var invertBy = createInverter(function(result, value, key) {
					if (value != null && typeof value.toString != "function") value = nativeObjectToString.call(value);
					if (hasOwnProperty.call(result, value)) result[value].push(key);
					else result[value] = [key];
				}, getIteratee);
				var invoke = baseRest(baseInvoke);
				function keys(object) {
					return isArrayLike(object) ? arrayLikeKeys(object) : baseKeys(object);
				}
				function keysIn(object) {
					return isArrayLike(object) ? arrayLikeKeys(object, true) : baseKeysIn(object);
				}
				function mapKeys(object, iteratee) {
					var result = {};
					iteratee = getIteratee(iteratee, 3);
					baseForOwn(object, function(value, key, object) {
						baseAssignValue(result, iteratee(value, key, object), value);
					});
					return result;
				}
				function mapValues(object, iteratee) {
					var result = {};
					iteratee = getIteratee(iteratee, 3);
					baseForOwn(object, function(value, key, object) {
						baseAssignValue(result, key, iteratee(value, key, object));
					});
					return result;
				}
				var merge = createAssigner(function(object, source, srcIndex) {
					baseMerge(object, source, srcIndex);
				});
				var mergeWith = createAssigner(function(object, source, srcIndex, customizer) {
					baseMerge(object, source, srcIndex, customizer);
				});
				var omit = flatRest(function(object, paths) {
					var result = {};
					if (object == null) return result;
					var isDeep = false;
					paths = arrayMap(paths, function(path) {
						path = castPath(path, object);
						isDeep || (isDeep = path.length > 1);
						return path;
					});
					copyObject(object, getAllKeysIn(object), result);
					if (isDeep) result = baseClone(result, 7, customOmitClone);
					var length = paths.length;
					while (length--) baseUnset(result, paths[length]);
					return result;
				});
				function omitBy(object, predicate) {
					return pickBy(object, negate(getIteratee(predicate)));
				}
				var pick = flatRest(function(object, paths) {
					return object == null ? {} : basePick(object, paths);
				});
				function pickBy(object, predicate) {
					if (object == null) return {};
					var props = arrayMap(getAllKeysIn(object), function(prop) {
						return [prop];
					});
					predicate = getIteratee(predicate);
					return basePickBy(object, props, function(value, path) {
						return predicate(value, path[0]);
					});
				}
				function result(object, path, defaultValue) {
					path = castPath(path, object);
					var index = -1, length = path.length;
					if (!length) {
						length = 1;
						object = undefined$1;
					}
					while (++index < length) {
						var value = object == null ? undefined$1 : object[toKey(path[index])];
						if (value === undefined$1) {
							index = length;
							value = defaultValue;
						}
						object = isFunction(value) ? value.call(object) : value;
					}
					return object;
				}
				function set(object, path, value) {
					return object == null ? object : baseSet(object, path, value);
				}
				function setWith(object, path, value, customizer) {
					customizer = typeof customizer == "function" ? customizer : undefined$1;
					return object == null ? object : baseSet(object, path, value, customizer);
				}
				var toPairs = createToPairs(keys);
				var toPairsIn = createToPairs(keysIn);
				function transform(object, iteratee, accumulator) {
					var isArr = isArray(object), isArrLike = isArr || isBuffer(object) || isTypedArray(object);
					iteratee = getIteratee(iteratee, 4);
					if (accumulator == null) {
						var Ctor = object && object.constructor;
						if (isArrLike) accumulator = isArr ? new Ctor() : [];
						else if (isObject(object)) accumulator = isFunction(Ctor) ? baseCreate(getPrototype(object)) : {};
						else accumulator = {};
					}
					(isArrLike ? arrayEach : baseForOwn)(object, function(value, index, object) {
						return iteratee(accumulator, value, index, object);
					});
					return accumulator;
				}
				function unset(object, path) {
					return object == null ? true : baseUnset(object, path);
				}
				function update(object, path, updater) {
					return object == null ? object : baseUpdate(object, path, castFunction(updater));
				}
				function updateWith(object, path, updater, customizer) {
					customizer = typeof customizer == "function" ? customizer : undefined$1;
					return object == null ? object : baseUpdate(object, path, castFunction(updater), customizer);
				}
				function values(object) {
					return object == null ? [] : baseValues(object, keys(object));
				}
				function valuesIn(object) {
					return object == null ? [] : baseValues(object, keysIn(object));
				}
				function clamp(number, lower, upper) {
					if (upper === undefined$1) {
						upper = lower;
						lower = undefined$1;
					}
					if (upper !== undefined$1) {
						upper = toNumber(upper);
						upper = upper === upper ? upper : 0;
					}
					if (lower !== undefined$1) {
						lower = toNumber(lower);
						lower = lower === lower ? lower : 0;
					}
					return baseClamp(toNumber(number), lower, upper);
				}
				function inRange(number, start, end) {
					start = toFinite(start);
					if (end === undefined$1) {
						end = start;
						start = 0;
					} else end = toFinite(end);
					number = toNumber(number);
					return baseInRange(number, start, end);
				}
				function random(lower, upper, floating) {
					if (floating && typeof floating != "boolean" && isIterateeCall(lower, upper, floating)) upper = floating = undefined$1;
					if (floating === undefined$1) {
						if (typeof upper == "boolean") {
							floating = upper;
							upper = undefined$1;
						} else if (typeof lower == "boolean") {
							floating = lower;
							lower = undefined$1;
						}
					}
					if (lower === undefined$1 && upper === undefined$1) {
						lower = 0;
						upper = 1;
					} else {
						lower = toFinite(lower);
						if (upper === undefined$1) {
							upper = lower;
							lower = 0;
						} else upper = toFinite(upper);
					}
					if (lower > upper) {
						var temp = lower;
						lower = upper;
						upper = temp;
					}
					if (floating || lower % 1 || upper % 1) {
						var rand = nativeRandom();
						return nativeMin(lower + rand * (upper - lower + freeParseFloat("1e-" + ((rand + "").length - 1))), upper);
					}
					return baseRandom(lower, upper);
				}
				var camelCase = createCompounder(function(result, word, index) {
					word = word.toLowerCase();
					return result + (index ? capitalize(word) : word);
				});
				function capitalize(string) {
					return upperFirst(toString(string).toLowerCase());
				}
				function deburr(string) {
					string = toString(string);
					return string && string.replace(reLatin, deburrLetter).replace(reComboMark, "");
				}
				function endsWith(string, target, position) {
					string = toString(string);
					target = baseToString(target);
					var length = string.length;
					position = position === undefined$1 ? length : baseClamp(toInteger(position), 0, length);
					var end = position;
					position -= target.length;
					return position >= 0 && string.slice(position, end) == target;
				}
				function escape(string) {
					string = toString(string);
					return string && reHasUnescapedHtml.test(string) ? string.replace(reUnescapedHtml, escapeHtmlChar) : string;
				}
				function escapeRegExp(string) {
					string = toString(string);
					return string && reHasRegExpChar.test(string) ? string.replace(reRegExpChar, "\\$&") : string;
				}
				var kebabCase = createCompounder(function(result, word, index) {
					return result + (index ? "-" : "") + word.toLowerCase();
				});
				var lowerCase = createCompounder(function(result, word, index) {
					return result + (index ? " " : "") + word.toLowerCase();
				});
				var lowerFirst = createCaseFirst("toLowerCase");
				function pad(string, length, chars) {
					string = toString(string);
					length = toInteger(length);
					var strLength = length ? stringSize(string) : 0;
					if (!length || strLength >= length) return string;
					var mid = (length - strLength) / 2;
					return createPadding(nativeFloor(mid), chars) + string + createPadding(nativeCeil(mid), chars);
				}
				function padEnd(string, length, chars) {
					string = toString(string);
					length = toInteger(length);
					var strLength = length ? stringSize(string) : 0;
					return length && strLength < length ? string + createPadding(length - strLength, chars) : string;
				}
				function padStart(string, length, chars) {
					string = toString(string);
					length = toInteger(length);
					var strLength = length ? stringSize(string) : 0;
					return length && strLength < length ? createPadding(length - strLength, chars) + string : string;
				}
				function parseInt(string, radix, guard) {
					if (guard || radix == null) radix = 0;
					else if (radix) radix = +radix;
					return nativeParseInt(toString(string).replace(reTrimStart, ""), radix || 0);
				}
				function repeat(string, n, guard) {
					if (guard ? isIterateeCall(string, n, guard) : n === undefined$1) n = 1;
					else n = toInteger(n);
					return baseRepeat(toString(string), n);
				}
				function replace() {
					var args = arguments, string = toString(args[0]);
					return args.length < 3 ? string : string.replace(args[1], args[2]);
				}
				var snakeCase = createCompounder(function(result, word, index) {
					return result + (index ? "_" : "") + word.toLowerCase();
				});
				function split(string, separator, limit) {
					if (limit && typeof limit != "number" && isIterateeCall(string, separator, limit)) separator = limit = undefined$1;
					limit = limit === undefined$1 ? MAX_ARRAY_LENGTH : limit >>> 0;
					if (!limit) return [];
					string = toString(string);
					if (string && (typeof separator == "string" || separator != null && !isRegExp(separator))) {
						separator = baseToString(separator);
						if (!separator && hasUnicode(string)) return castSlice(stringToArray(string), 0, limit);
					}
					return string.split(separator, limit);
				}
				var startCase = createCompounder(function(result, word, index) {
					return result + (index ? " " : "") + upperFirst(word);
				});
				function startsWith(string, target, position) {
					string = toString(string);
					position = position == null ? 0 : baseClamp(toInteger(position), 0, string.length);
					target = baseToString(target);
					return string.slice(position, position + target.length) == target;
				}
				function template(string, options, guard) {
					var settings = lodash.templateSettings;
					if (guard && isIterateeCall(string, options, guard)) options = undefined$1;
					string = toString(string);
					options = assignWith({}, options, settings, customDefaultsAssignIn);
					var imports = assignWith({}, options.imports, settings.imports, customDefaultsAssignIn), importsKeys = keys(imports), importsValues = baseValues(imports, importsKeys);
					arrayEach(importsKeys, function(key) {
						if (reForbiddenIdentifierChars.test(key)) throw new Error(INVALID_TEMPL_IMPORTS_ERROR_TEXT);
					});
					var isEscaping, isEvaluating, index = 0, interpolate = options.interpolate || reNoMatch, source = "__p += '";
					var reDelimiters = RegExp((options.escape || reNoMatch).source + "|" + interpolate.source + "|" + (interpolate === reInterpolate ? reEsTemplate : reNoMatch).source + "|" + (options.evaluate || reNoMatch).source + "|$", "g");
					var sourceURL = "//# sourceURL=" + (hasOwnProperty.call(options, "sourceURL") ? (options.sourceURL + "").replace(/\s/g, " ") : "lodash.templateSources[" + ++templateCounter + "]") + "\n";
					string.replace(reDelimiters, function(match, escapeValue, interpolateValue, esTemplateValue, evaluateValue, offset) {
						interpolateValue || (interpolateValue = esTemplateValue);
						source += string.slice(index, offset).replace(reUnescapedString, escapeStringChar);
						if (escapeValue) {
							isEscaping = true;
							source += "' +\n__e(" + escapeValue + ") +\n'";
						}
						if (evaluateValue) {
							isEvaluating = true;
							source += "';\n" + evaluateValue + ";\n__p += '";
						}
						if (interpolateValue) source += "' +\n((__t = (" + interpolateValue + ")) == null ? '' : __t) +\n'";
						index = offset + match.length;
						return match;
					});
					source += "';\n";
					var variable = hasOwnProperty.call(options, "variable") && options.variable;
					if (!variable) source = "with (obj) {\n" + source + "\n}\n";
					else if (reForbiddenIdentifierChars.test(variable)) throw new Error(INVALID_TEMPL_VAR_ERROR_TEXT);
					source = (isEvaluating ? source.replace(reEmptyStringLeading, "") : source).replace(reEmptyStringMiddle, "$1").replace(reEmptyStringTrailing, "$1;");
					source = "function(" + (variable || "obj") + ") {\n" + (variable ? "" : "obj || (obj = {});\n") + "var __t, __p = ''" + (isEscaping ? ", __e = _.escape" : "") + (isEvaluating ? ", __j = Array.prototype.join;\nfunction print() { __p += __j.call(arguments, '') }\n" : ";\n") + source + "return __p\n}";
					var result = attempt(function() {
						return Function(importsKeys, sourceURL + "return " + source).apply(undefined$1, importsValues);
					});
					result.source = source;
					if (isError(result)) throw result;
					return result;
				}
				function toLower(value) {
					return toString(value).toLowerCase();
				}
				function toUpper(value) {
					return toString(value).toUpperCase();
				}
				function trim(string, chars, guard) {
					string = toString(string);
					if (string && (guard || chars === undefined$1)) return baseTrim(string);
					if (!string || !(chars = baseToString(chars))) return string;
					var strSymbols = stringToArray(string), chrSymbols = stringToArray(chars);
					return castSlice(strSymbols, charsStartIndex(strSymbols, chrSymbols), charsEndIndex(strSymbols, chrSymbols) + 1).join("");
				}
				function trimEnd(string, chars, guard) {
					string = toString(string);
					if (string && (guard || chars === undefined$1)) return string.slice(0, trimmedEndIndex(string) + 1);
					if (!string || !(chars = baseToString(chars))) return string;
					var strSymbols = stringToArray(string);
					return castSlice(strSymbols, 0, charsEndIndex(strSymbols, stringToArray(chars)) + 1).join("");
				}
				function trimStart(string, chars, guard) {
					string = toString(string);
					if (string && (guard || chars === undefined$1)) return string.replace(reTrimStart, "");
					if (!string || !(chars = baseToString(chars))) return string;
					var strSymbols = stringToArray(string);
					return castSlice(strSymbols, charsStartIndex(strSymbols, stringToArray(chars))).join("");
				}
				function truncate(string, options) {
					var length = DEFAULT_TRUNC_LENGTH, omission = DEFAULT_TRUNC_OMISSION;
					if (isObject(options)) {
						var separator = "separator" in options ? options.separator : separator;
						length = "length" in options ? toInteger(options.length) : length;
						omission = "omission" in options ? baseToString(options.omission) : omission;
					}
					string = toString(string);
					var strLength = string.length;
					if (hasUnicode(string)) {
						var strSymbols = stringToArray(string);
						strLength = strSymbols.length;
					}
					if (length >= strLength) return string;
					var end = length - stringSize(omission);
					if (end < 1) return omission;
					var result = strSymbols ? castSlice(strSymbols, 0, end).join("") : string.slice(0, end);
					if (separator === undefined$1) return result + omission;
					if (strSymbols) end += result.length - end;
					if (isRegExp(separator)) {
						if (string.slice(end).search(separator)) {
							var match, substring = result;
							if (!separator.global) separator = RegExp(separator.source, toString(reFlags.exec(separator)) + "g");
							separator.lastIndex = 0;
							while (match = separator.exec(substring)) var newEnd = match.index;
							result = result.slice(0, newEnd === undefined$1 ? end : newEnd);
						}
					} else if (string.indexOf(baseToString(separator), end) != end) {
						var index = result.lastIndexOf(separator);
						if (index > -1) result = result.slice(0, index);
					}
					return result + omission;
				}
				function unescape(string) {
					string = toString(string);
					return string && reHasEscapedHtml.test(string) ? string.replace(reEscapedHtml, unescapeHtmlChar) : string;
				}
				var upperCase = createCompounder(function(result, word, index) {
					return result + (index ? " " : "") + word.toUpperCase();
				});
				var upperFirst = createCaseFirst("toUpperCase");
				function words(string, pattern, guard) {
					string = toString(string);
					pattern = guard ? undefined$1 : pattern;
					if (pattern === undefined$1) return hasUnicodeWord(string) ? unicodeWords(string) : asciiWords(string);
					return string.match(pattern) || [];
				}
				var attempt = baseRest(function(func, args) {
					try {
						return apply(func, undefined$1, args);
					} catch (e) {
						return isError(e) ? e : new Error(e);
					}
				});
				var bindAll = flatRest(function(object, methodNames) {
					arrayEach(methodNames, function(key) {
						key = toKey(key);
						baseAssignValue(object, key, bind(object[key], object));
					});
					return object;
				});
				function cond(pairs) {
					var length = pairs == null ? 0 : pairs.length, toIteratee = getIteratee();
					pairs = !length ? [] : arrayMap(pairs, function(pair) {
						if (typeof pair[1] != "function") throw new TypeError(FUNC_ERROR_TEXT);
						return [toIteratee(pair[0]), pair[1]];
					});
					return baseRest(function(args) {
						var index = -1;
						while (++index < length) {
							var pair = pairs[index];
							if (apply(pair[0], this, args)) return apply(pair[1], this, args);
						}
					});
				}
				function conforms(source) {
					return baseConforms(baseClone(source, CLONE_DEEP_FLAG));
				}
				function constant(value) {
					return function() {
						return value;
					};
				}
				function defaultTo(value, defaultValue) {
					return value == null || value !== value ? defaultValue : value;
				}
				var flow = createFlow();
				var flowRight = createFlow(true);
				function identity(value) {
					return value;
				}
				function iteratee(func) {
					return baseIteratee(typeof func == "function" ? func : baseClone(func, CLONE_DEEP_FLAG));
				}
				function matches(source) {
					return baseMatches(baseClone(source, CLONE_DEEP_FLAG));
				}
				function matchesProperty(path, srcValue) {
					return baseMatchesProperty(path, baseClone(srcValue, CLONE_DEEP_FLAG));
				}
				var method = baseRest(function(path, args) {
					return function(object) {
						return baseInvoke(object, path, args);
					};
				});
				var methodOf = baseRest(function(object, args) {
					return function(path) {
						return baseInvoke(object, path, args);
					};
				});
				function mixin(object, source, options) {
					var props = keys(source), methodNames = baseFunctions(source, props);
					if (options == null && !(isObject(source) && (methodNames.length || !props.length))) {
						options = source;
						source = object;
						object = this;
						methodNames = baseFunctions(source, keys(source));
					}
					var chain = !(isObject(options) && "chain" in options) || !!options.chain, isFunc = isFunction(object);
					arrayEach(methodNames, function(methodName) {
						var func = source[methodName];
						object[methodName] = func;
						if (isFunc) object.prototype[methodName] = function() {
							var chainAll = this.__chain__;
							if (chain || chainAll) {
								var result = object(this.__wrapped__);
								(result.__actions__ = copyArray(this.__actions__)).push({
									"func": func,
									"args": arguments,
									"thisArg": object
								});
								result.__chain__ = chainAll;
								return result;
							}
							return func.apply(object, arrayPush([this.value()], arguments));
						};
					});
					return object;
				}
				function noConflict() {
					if (root._ === this) root._ = oldDash;
					return this;
				}
				function noop() {}
				function nthArg(n) {
					n = toInteger(n);
					return baseRest(function(args) {
						return baseNth(args, n);
					});
				}
				var over = createOver(arrayMap);
				var overEvery = createOver(arrayEvery);
				var overSome = createOver(arraySome);
				function property(path) {
					return isKey(path) ? baseProperty(toKey(path)) : basePropertyDeep(path);
				}
				function propertyOf(object) {
					return function(path) {
						return object == null ? undefined$1 : baseGet(object, path);
					};
				}
				var range = createRange();
				var rangeRight = createRange(true);
				function stubArray() {
					return [];
				}
				function stubFalse() {
					return false;
				}
				function stubObject() {
					return {};
				}
				function stubString() {
					return "";
				}
				function stubTrue() {
					return true;
				}
				function times(n, iteratee) {
					n = toInteger(n);
					if (n < 1 || n > MAX_SAFE_INTEGER) return [];
					var index = MAX_ARRAY_LENGTH, length = nativeMin(n, MAX_ARRAY_LENGTH);
					iteratee = getIteratee(iteratee);
					n -= MAX_ARRAY_LENGTH;
					var result = baseTimes(length, iteratee);
					while (++index < n) iteratee(index);
					return result;
				}
				function toPath(value) {
					if (isArray(value)) return arrayMap(value, toKey);
					return isSymbol(value) ? [value] : copyArray(stringToPath(toString(value)));
				}
				function uniqueId(prefix) {
					var id = ++idCounter;
					return toString(prefix) + id;
				}
				var add = createMathOperation(function(augend, addend) {
					return augend + addend;
				}, 0);
				var ceil = createRound("ceil");
				var divide = createMathOperation(function(dividend, divisor) {
					return dividend / divisor;
				}, 1);
				var floor = createRound("floor");
				function max(array) {
					return array && array.length ? baseExtremum(array, identity, baseGt) : undefined$1;
				}
				function maxBy(array, iteratee) {
					return array && array.length ? baseExtremum(array, getIteratee(iteratee, 2), baseGt) : undefined$1;
				}
				function mean(array) {
					return baseMean(array, identity);
				}
				function meanBy(array, iteratee) {
					return baseMean(array, getIteratee(iteratee, 2));
				}
				function min(array) {
					return array && array.length ? baseExtremum(array, identity, baseLt) : undefined$1;
				}
				function minBy(array, iteratee) {
					return array && array.length ? baseExtremum(array, getIteratee(iteratee, 2), baseLt) : undefined$1;
				}
				var multiply = createMathOperation(function(multiplier, multiplicand) {
					return multiplier * multiplicand;
				}, 1);
				var round = createRound("round");
				var subtract = createMathOperation(function(minuend, subtrahend) {
					return minuend - subtrahend;
				}, 0);
				function sum(array) {
					return array && array.length ? baseSum(array, identity) : 0;
				}
				function sumBy(array, iteratee) {
					return array && array.length ? baseSum(array, getIteratee(iteratee, 2)) : 0;
				}
				lodash.after = after;
				lodash.ary = ary;
				lodash.assign = assign;
				lodash.assignIn = assignIn;
				lodash.assignInWith = assignInWith;
				lodash.assignWith = assignWith;
				lodash.at = at;
				lodash.before = before;
				lodash.bind = bind;
				lodash.bindAll = bindAll;
				lodash.bindKey = bindKey;
				lodash.castArray = castArray;
				lodash.chain = chain;
				lodash.chunk = chunk;
				lodash.compact = compact;
				lodash.concat = concat;
				lodash.cond = cond;
				lodash.conforms = conforms;
				lodash.constant = constant;
				lodash.countBy = countBy;
				lodash.create = create;
				lodash.curry = curry;
				lodash.curryRight = curryRight;
				lodash.debounce = debounce;
				lodash.defaults = defaults;
				lodash.defaultsDeep = defaultsDeep;
				lodash.defer = defer;
				lodash.delay = delay;
				lodash.difference = difference;
				lodash.differenceBy = differenceBy;
				lodash.differenceWith = differenceWith;
				lodash.drop = drop;
				lodash.dropRight = dropRight;
				lodash.dropRightWhile = dropRightWhile;
				lodash.dropWhile = dropWhile;
				lodash.fill = fill;
				lodash.filter = filter;
				lodash.flatMap = flatMap;
				lodash.flatMapDeep = flatMapDeep;
				lodash.flatMapDepth = flatMapDepth;
				lodash.flatten = flatten;
				lodash.flattenDeep = flattenDeep;
				lodash.flattenDepth = flattenDepth;
				lodash.flip = flip;
				lodash.flow = flow;
				lodash.flowRight = flowRight;
				lodash.fromPairs = fromPairs;
				lodash.functions = functions;
				lodash.functionsIn = functionsIn;
				lodash.groupBy = groupBy;
				lodash.initial = initial;
				lodash.intersection = intersection;
				lodash.intersectionBy = intersectionBy;
				lodash.intersectionWith = intersectionWith;
				lodash.invert = invert;
				lodash.invertBy = invertBy;
				lodash.invokeMap = invokeMap;
				lodash.iteratee = iteratee;
				lodash.keyBy = keyBy;
				lodash.keys = keys;
				lodash.keysIn = keysIn;
				lodash.map = map;
				lodash.mapKeys = mapKeys;
				lodash.mapValues = mapValues;
				lodash.matches = matches;
				lodash.matchesProperty = matchesProperty;
				lodash.memoize = memoize;
				lodash.merge = merge;
				lodash.mergeWith = mergeWith;
				lodash.method = method;
				lodash.methodOf = methodOf;
				lodash.mixin = mixin;
				lodash.negate = negate;
				lodash.nthArg = nthArg;
				lodash.omit = omit;
				lodash.omitBy = omitBy;
				lodash.once = once;
				lodash.orderBy = orderBy;
				lodash.over = over;
				lodash.overArgs = overArgs;
				lodash.overEvery = overEvery;
				lodash.overSome = overSome;
				lodash.partial = partial;
				lodash.partialRight = partialRight;
				lodash.partition = partition;
				lodash.pick = pick;
				lodash.pickBy = pickBy;
				lodash.property = property;
				lodash.propertyOf = propertyOf;
				lodash.pull = pull;
				lodash.pullAll = pullAll;
				lodash.pullAllBy = pullAllBy;
				lodash.pullAllWith = pullAllWith;
				lodash.pullAt = pullAt;
				lodash.range = range;
				lodash.rangeRight = rangeRight;
				lodash.rearg = rearg;
				lodash.reject = reject;
				lodash.remove = remove;
				lodash.rest = rest;
				lodash.reverse = reverse;
				lodash.sampleSize = sampleSize;
				lodash.set = set;
				lodash.setWith = setWith;
				lodash.shuffle = shuffle;
				lodash.slice = slice;
				lodash.sortBy = sortBy;
				lodash.sortedUniq = sortedUniq;
				lodash.sortedUniqBy = sortedUniqBy;
				lodash.split = split;
				lodash.spread = spread;
				lodash.tail = tail;
				lodash.take = take;
				lodash.takeRight = takeRight;
				lodash.takeRightWhile = takeRightWhile;
				lodash.takeWhile = takeWhile;
				lodash.tap = tap;
				lodash.throttle = throttle;
				lodash.thru = thru;
				lodash.toArray = toArray;
				lodash.toPairs = toPairs;
				lodash.toPairsIn = toPairsIn;
				lodash.toPath = toPath;
				lodash.toPlainObject = toPlainObject;
				lodash.transform = transform;
				lodash.unary = unary;
				lodash.union = union;
				lodash.unionBy = unionBy;
				lodash.unionWith = unionWith;
				lodash.uniq = uniq;
				lodash.uniqBy = uniqBy;
				lodash.uniqWith = uniqWith;
				lodash.unset = unset;
				lodash.unzip = unzip;
				lodash.unzipWith = unzipWith;
				lodash.update = update;
				lodash.updateWith = updateWith;
				lodash.values = values;
				lodash.valuesIn = valuesIn;
				lodash.without = without;
				lodash.words = words;
				lodash.wrap = wrap;
				lodash.xor = xor;
				lodash.xorBy = xorBy;
				lodash.xorWith = xorWith;
				lodash.zip = zip;
				lodash.zipObject = zipObject;
				lodash.zipObjectDeep = zipObjectDeep;
				lodash.zipWith = zipWith;
				lodash.entries = toPairs;
				lodash.entriesIn = toPairsIn;
				lodash.extend = assignIn;
				lodash.extendWith = assignInWith;
				mixin(lodash, lodash);
				lodash.add = add;
				lodash.attempt = attempt;
				lodash.camelCase = camelCase;
				lodash.capitalize = capitalize;
				lodash.ceil = ceil;
				lodash.clamp = clamp;
				lodash.clone = clone;
				lodash.cloneDeep = cloneDeep;
				lodash.cloneDeepWith = cloneDeepWith;
				lodash.cloneWith = cloneWith;
				lodash.conformsTo = conformsTo;
				lodash.deburr = deburr;
				lodash.defaultTo = defaultTo;
				lodash.divide = divide;
				lodash.endsWith = endsWith;
				lodash.eq = eq;
				lodash.escape = escape;
				lodash.escapeRegExp = escapeRegExp;
				lodash.every = every;
				lodash.find = find;
				lodash.findIndex = findIndex;
				lodash.findKey = findKey;
				lodash.findLast = findLast;
				lodash.findLastIndex = findLastIndex;
				lodash.findLastKey = findLastKey;
				lodash.floor = floor;
				lodash.forEach = forEach;
				lodash.forEachRight = forEachRight;
				lodash.forIn = forIn;
				lodash.forInRight = forInRight;
				lodash.forOwn = forOwn;
				lodash.forOwnRight = forOwnRight;
				lodash.get = get;
				lodash.gt = gt;
				lodash.gte = gte;
				lodash.has = has;
				lodash.hasIn = hasIn;
				lodash.head = head;
				lodash.identity = identity;
				lodash.includes = includes;
				lodash.indexOf = indexOf;
				lodash.inRange = inRange;
				lodash.invoke = invoke;
				lodash.isArguments = isArguments;
				lodash.isArray = isArray;
				lodash.isArrayBuffer = isArrayBuffer;
				lodash.isArrayLike = isArrayLike;
				lodash.isArrayLikeObject = isArrayLikeObject;
				lodash.isBoolean = isBoolean;
				lodash.isBuffer = isBuffer;
				lodash.isDate = isDate;
				lodash.isElement = isElement;
				lodash.isEmpty = isEmpty;
				lodash.isEqual = isEqual;
				lodash.isEqualWith = isEqualWith;
				lodash.isError = isError;
				lodash.isFinite = isFinite;
				lodash.isFunction = isFunction;
				lodash.isInteger = isInteger;
				lodash.isLength = isLength;
				lodash.isMap = isMap;
				lodash.isMatch = isMatch;
				lodash.isMatchWith = isMatchWith;
				lodash.isNaN = isNaN;
				lodash.isNative = isNative;
				lodash.isNil = isNil;
				lodash.isNull = isNull;
				lodash.isNumber = isNumber;
				lodash.isObject = isObject;
				lodash.isObjectLike = isObjectLike;
				lodash.isPlainObject = isPlainObject;
				lodash.isRegExp = isRegExp;
				lodash.isSafeInteger = isSafeInteger;
				lodash.isSet = isSet;
				lodash.isString = isString;
				lodash.isSymbol = isSymbol;
				lodash.isTypedArray = isTypedArray;
				lodash.isUndefined = isUndefined;
				lodash.isWeakMap = isWeakMap;
				lodash.isWeakSet = isWeakSet;
				lodash.join = join;
				lodash.kebabCase = kebabCase;
				lodash.last = last;
				lodash.lastIndexOf = lastIndexOf;
				lodash.lowerCase = lowerCase;
				lodash.lowerFirst = lowerFirst;
				lodash.lt = lt;
				lodash.lte = lte;
				lodash.max = max;
				lodash.maxBy = maxBy;
				lodash.mean = mean;
				lodash.meanBy = meanBy;
				lodash.min = min;
				lodash.minBy = minBy;
				lodash.stubArray = stubArray;
				lodash.stubFalse = stubFalse;
				lodash.stubObject = stubObject;
				lodash.stubString = stubString;
				lodash.stubTrue = stubTrue;
				lodash.multiply = multiply;
				lodash.nth = nth;
				lodash.noConflict = noConflict;
				lodash.noop = noop;
				lodash.now = now;
				lodash.pad = pad;
				lodash.padEnd = padEnd;
				lodash.padStart = padStart;
				lodash.parseInt = parseInt;
				lodash.random = random;
				lodash.reduce = reduce;
				lodash.reduceRight = reduceRight;
				lodash.repeat = repeat;
				lodash.replace = replace;
				lodash.result = result;
				lodash.round = round;
				lodash.runInContext = runInContext;
				lodash.sample = sample;
				lodash.size = size;
				lodash.snakeCase = snakeCase;
				lodash.some = some;
				lodash.sortedIndex = sortedIndex;
				lodash.sortedIndexBy = sortedIndexBy;
				lodash.sortedIndexOf = sortedIndexOf;
				lodash.sortedLastIndex = sortedLastIndex;
				lodash.sortedLastIndexBy = sortedLastIndexBy;
				lodash.sortedLastIndexOf = sortedLastIndexOf;
				lodash.startCase = startCase;
				lodash.startsWith = startsWith;
				lodash.subtract = subtract;
				lodash.sum = sum;
				lodash.sumBy = sumBy;
				lodash.template = template;
				lodash.times = times;
				lodash.toFinite = toFinite;
				lodash.toInteger = toInteger;
				lodash.toLength = toLength;
				lodash.toLower = toLower;
				lodash.toNumber = toNumber;
				lodash.toSafeInteger = toSafeInteger;
				lodash.toString = toString;
				lodash.toUpper = toUpper;
				lodash.trim = trim;
				lodash.trimEnd = trimEnd;
				lodash.trimStart = trimStart;
				lodash.truncate = truncate;
				lodash.unescape = unescape;
				lodash.uniqueId = uniqueId;
				lodash.upperCase = upperCase;
				lodash.upperFirst = upperFirst;
				lodash.each = forEach;
				lodash.eachRight = forEachRight;
				lodash.first = head;
				mixin(lodash, function() {
					var source = {};
					baseForOwn(lodash, function(func, methodName) {
						if (!hasOwnProperty.call(lodash.prototype, methodName)) source[methodName] = func;
					});
					return source;
				}(), { "chain": false });
				lodash.VERSION = VERSION;
				arrayEach([
					"bind",
					"bindKey",
					"curry",
					"curryRight",
					"partial",
					"partialRight"
				], function(methodName) {
					lodash[methodName].placeholder = lodash;
				});
				arrayEach(["drop", "take"], function(methodName, index) {
					LazyWrapper.prototype[methodName] = function(n) {
						n = n === undefined$1 ? 1 : nativeMax(toInteger(n), 0);
						var result = this.__filtered__ && !index ? new LazyWrapper(this) : this.clone();
						if (result.__filtered__) result.__takeCount__ = nativeMin(n, result.__takeCount__);
						else result.__views__.push({
							"size": nativeMin(n, MAX_ARRAY_LENGTH),
							"type": methodName + (result.__dir__ < 0 ? "Right" : "")
						});
						return result;
					};
					LazyWrapper.prototype[methodName + "Right"] = function(n) {
						return this.reverse()[methodName](n).reverse();
					};
				});
				arrayEach([
					"filter",
					"map",
					"takeWhile"
				], function(methodName, index) {
					var type = index + 1, isFilter = type == LAZY_FILTER_FLAG || type == LAZY_WHILE_FLAG;
					LazyWrapper.prototype[methodName] = function(iteratee) {
						var result = this.clone();
						result.__iteratees__.push({
							"iteratee": getIteratee(iteratee, 3),
							"type": type
						});
						result.__filtered__ = result.__filtered__ || isFilter;
						return result;
					};
				});
				arrayEach(["head", "last"], function(methodName, index) {
					var takeName = "take" + (index ? "Right" : "");
					LazyWrapper.prototype[methodName] = function() {
						return this[takeName](1).value()[0];
					};
				});
				arrayEach(["initial", "tail"], function(methodName, index) {
					var dropName = "drop" + (index ? "" : "Right");
					LazyWrapper.prototype[methodName] = function() {
						return this.__filtered__ ? new LazyWrapper(this) : this[dropName](1);
					};
				});
				LazyWrapper.prototype.compact = function() {
					return this.filter(identity);
				};
				LazyWrapper.prototype.find = function(predicate) {
					return this.filter(predicate).head();
				};
				LazyWrapper.prototype.findLast = function(predicate) {
					return this.reverse().find(predicate);
				};
				LazyWrapper.prototype.invokeMap = baseRest(function(path, args) {
					if (typeof path == "function") return new LazyWrapper(this);
					return this.map(function(value) {
						return baseInvoke(value, path, args);
					});
				});
				LazyWrapper.prototype.reject = function(predicate) {
					return this.filter(negate(getIteratee(predicate)));
				};
				LazyWrapper.prototype.slice = function(start, end) {
					start = toInteger(start);
					var result = this;
					if (result.__filtered__ && (start > 0 || end < 0)) return new LazyWrapper(result);
					if (start < 0) result = result.takeRight(-start);
					else if (start) result = result.drop(start);
					if (end !== undefined$1) {
						end = toInteger(end);
						result = end < 0 ? result.dropRight(-end) : result.take(end - start);
					}
					return result;
				};
				LazyWrapper.prototype.takeRightWhile = function(predicate) {
					return this.reverse().takeWhile(predicate).reverse();
				};
				LazyWrapper.prototype.toArray = function() {
					return this.take(MAX_ARRAY_LENGTH);
				};
				baseForOwn(LazyWrapper.prototype, function(func, methodName) {
					var checkIteratee = /^(?:filter|find|map|reject)|While$/.test(methodName), isTaker = /^(?:head|last)$/.test(methodName), lodashFunc = lodash[isTaker ? "take" + (methodName == "last" ? "Right" : "") : methodName], retUnwrapped = isTaker || /^find/.test(methodName);
					if (!lodashFunc) return;
					lodash.prototype[methodName] = function() {
						var value = this.__wrapped__, args = isTaker ? [1] : arguments, isLazy = value instanceof LazyWrapper, iteratee = args[0], useLazy = isLazy || isArray(value);
						var interceptor = function(value) {
							var result = lodashFunc.apply(lodash, arrayPush([value], args));
							return isTaker && chainAll ? result[0] : result;
						};
						if (useLazy && checkIteratee && typeof iteratee == "function" && iteratee.length != 1) isLazy = useLazy = false;
						var chainAll = this.__chain__, isHybrid = !!this.__actions__.length, isUnwrapped = retUnwrapped && !chainAll, onlyLazy = isLazy && !isHybrid;
						if (!retUnwrapped && useLazy) {
							value = onlyLazy ? value : new LazyWrapper(this);
							var result = func.apply(value, args);
							result.__actions__.push({
								"func": thru,
								"args": [interceptor],
								"thisArg": undefined$1
							});
							return new LodashWrapper(result, chainAll);
						}
						if (isUnwrapped && onlyLazy) return func.apply(this, args);
						result = this.thru(interceptor);
						return isUnwrapped ? isTaker ? result.value()[0] : result.value() : result;
					};
				});
				arrayEach([
					"pop",
					"push",
					"shift",
					"sort",
					"splice",
					"unshift"
				], function(methodName) {
					var func = arrayProto[methodName], chainName = /^(?:push|sort|unshift)$/.test(methodName) ? "tap" : "thru", retUnwrapped = /^(?:pop|shift)$/.test(methodName);
					lodash.prototype[methodName] = function() {
						var args = arguments;
						if (retUnwrapped && !this.__chain__) {
							var value = this.value();
							return func.apply(isArray(value) ? value : [], args);
						}
						return this[chainName](function(value) {
							return func.apply(isArray(value) ? value : [], args);
						});
					};
				});
				baseForOwn(LazyWrapper.prototype, function(func, methodName) {
					var lodashFunc = lodash[methodName];
					if (lodashFunc) {
						var key = lodashFunc.name + "";
						if (!hasOwnProperty.call(realNames, key)) realNames[key] = [];
						realNames[key].push({
							"name": methodName,
							"func": lodashFunc
						});
					}
				});
				realNames[createHybrid(undefined$1, WRAP_BIND_KEY_FLAG).name] = [{
					"name": "wrapper",
					"func": undefined$1
				}];
				LazyWrapper.prototype.clone = lazyClone;
				LazyWrapper.prototype.reverse = lazyReverse;
				LazyWrapper.prototype.value = lazyValue;
				lodash.prototype.at = wrapperAt;
				lodash.prototype.chain = wrapperChain;
				lodash.prototype.commit = wrapperCommit;
				lodash.prototype.next = wrapperNext;
				lodash.prototype.plant = wrapperPlant;
				lodash.prototype.reverse = wrapperReverse;
				lodash.prototype.toJSON = lodash.prototype.valueOf = lodash.prototype.value = wrapperValue;
				lodash.prototype.first = lodash.prototype.head;
				if (symIterator) lodash.prototype[symIterator] = wrapperToIterator;
				return lodash;
			})();
			if (freeModule) {
				(freeModule.exports = _)._ = _;
				freeExports._ = _;
			} else root._ = _;
		}).call(commonjsGlobal);
	})(lodash, lodash.exports);
	var lodashExports = lodash.exports;
	var _ = getDefaultExportFromCjs(lodashExports);
	var lib = {};
	var Utility = {};
	var hasRequiredUtility;
	function requireUtility() {
		if (hasRequiredUtility) return Utility;
		hasRequiredUtility = 1;
		(function() {
			var assign, getValue, isArray, isEmpty, isFunction, isObject, isPlainObject, hasProp = {}.hasOwnProperty;
			assign = function(target, ...sources) {
				var i, key, len, source;
				if (isFunction(Object.assign)) Object.assign.apply(null, arguments);
				else for (i = 0, len = sources.length; i < len; i++) {
					source = sources[i];
					if (source != null) for (key in source) {
						if (!hasProp.call(source, key)) continue;
						target[key] = source[key];
					}
				}
				return target;
			};
			isFunction = function(val) {
				return !!val && Object.prototype.toString.call(val) === "[object Function]";
			};
			isObject = function(val) {
				var ref;
				return !!val && ((ref = typeof val) === "function" || ref === "object");
			};
			isArray = function(val) {
				if (isFunction(Array.isArray)) return Array.isArray(val);
				else return Object.prototype.toString.call(val) === "[object Array]";
			};
			isEmpty = function(val) {
				var key;
				if (isArray(val)) return !val.length;
				else {
					for (key in val) {
						if (!hasProp.call(val, key)) continue;
						return false;
					}
					return true;
				}
			};
			isPlainObject = function(val) {
				var ctor, proto;
				return isObject(val) && (proto = Object.getPrototypeOf(val)) && (ctor = proto.constructor) && typeof ctor === "function" && ctor instanceof ctor && Function.prototype.toString.call(ctor) === Function.prototype.toString.call(Object);
			};
			getValue = function(obj) {
				if (isFunction(obj.valueOf)) return obj.valueOf();
				else return obj;
			};
			Utility.assign = assign;
			Utility.isFunction = isFunction;
			Utility.isObject = isObject;
			Utility.isArray = isArray;
			Utility.isEmpty = isEmpty;
			Utility.isPlainObject = isPlainObject;
			Utility.getValue = getValue;
		}).call(commonjsGlobal);
		return Utility;
	}
	var XMLDOMImplementation = { exports: {} };
	var hasRequiredXMLDOMImplementation;
	function requireXMLDOMImplementation() {
		if (hasRequiredXMLDOMImplementation) return XMLDOMImplementation.exports;
		hasRequiredXMLDOMImplementation = 1;
		(function() {
			XMLDOMImplementation.exports = class XMLDOMImplementation {
				hasFeature(feature, version) {
					return true;
				}
				createDocumentType(qualifiedName, publicId, systemId) {
					throw new Error("This DOM method is not implemented.");
				}
				createDocument(namespaceURI, qualifiedName, doctype) {
					throw new Error("This DOM method is not implemented.");
				}
				createHTMLDocument(title) {
					throw new Error("This DOM method is not implemented.");
				}
				getFeature(feature, version) {
					throw new Error("This DOM method is not implemented.");
				}
			};
		}).call(commonjsGlobal);
		return XMLDOMImplementation.exports;
	}
	var XMLDocument = { exports: {} };
	var XMLDOMConfiguration = { exports: {} };
	var XMLDOMErrorHandler = { exports: {} };
	var hasRequiredXMLDOMErrorHandler;
	function requireXMLDOMErrorHandler() {
		if (hasRequiredXMLDOMErrorHandler) return XMLDOMErrorHandler.exports;
		hasRequiredXMLDOMErrorHandler = 1;
		(function() {
			XMLDOMErrorHandler.exports = class XMLDOMErrorHandler {
				constructor() {}
				handleError(error) {
					throw new Error(error);
				}
			};
		}).call(commonjsGlobal);
		return XMLDOMErrorHandler.exports;
	}
	var XMLDOMStringList = { exports: {} };
	var hasRequiredXMLDOMStringList;
	function requireXMLDOMStringList() {
		if (hasRequiredXMLDOMStringList) return XMLDOMStringList.exports;
		hasRequiredXMLDOMStringList = 1;
		(function() {
			XMLDOMStringList.exports = (function() {
				class XMLDOMStringList {
					constructor(arr) {
						this.arr = arr || [];
					}
					item(index) {
						return this.arr[index] || null;
					}
					contains(str) {
						return this.arr.indexOf(str) !== -1;
					}
				}
				Object.defineProperty(XMLDOMStringList.prototype, "length", { get: function() {
					return this.arr.length;
				} });
				return XMLDOMStringList;
			}).call(this);
		}).call(commonjsGlobal);
		return XMLDOMStringList.exports;
	}
	var hasRequiredXMLDOMConfiguration;
	function requireXMLDOMConfiguration() {
		if (hasRequiredXMLDOMConfiguration) return XMLDOMConfiguration.exports;
		hasRequiredXMLDOMConfiguration = 1;
		(function() {
			var XMLDOMErrorHandler = requireXMLDOMErrorHandler(), XMLDOMStringList = requireXMLDOMStringList();
			XMLDOMConfiguration.exports = (function() {
				class XMLDOMConfiguration {
					constructor() {
						this.defaultParams = {
							"canonical-form": false,
							"cdata-sections": false,
							"comments": false,
							"datatype-normalization": false,
							"element-content-whitespace": true,
							"entities": true,
							"error-handler": new XMLDOMErrorHandler(),
							"infoset": true,
							"validate-if-schema": false,
							"namespaces": true,
							"namespace-declarations": true,
							"normalize-characters": false,
							"schema-location": "",
							"schema-type": "",
							"split-cdata-sections": true,
							"validate": false,
							"well-formed": true
						};
						this.params = Object.create(this.defaultParams);
					}
					getParameter(name) {
						if (this.params.hasOwnProperty(name)) return this.params[name];
						else return null;
					}
					canSetParameter(name, value) {
						return true;
					}
					setParameter(name, value) {
						if (value != null) return this.params[name] = value;
						else return delete this.params[name];
					}
				}
				Object.defineProperty(XMLDOMConfiguration.prototype, "parameterNames", { get: function() {
					return new XMLDOMStringList(Object.keys(this.defaultParams));
				} });
				return XMLDOMConfiguration;
			}).call(this);
		}).call(commonjsGlobal);
		return XMLDOMConfiguration.exports;
	}
	var XMLNode = { exports: {} };
	var XMLElement = { exports: {} };
	var NodeType = { exports: {} };
	var hasRequiredNodeType;
	function requireNodeType() {
		if (hasRequiredNodeType) return NodeType.exports;
		hasRequiredNodeType = 1;
		(function() {
			NodeType.exports = {
				Element: 1,
				Attribute: 2,
				Text: 3,
				CData: 4,
				EntityReference: 5,
				EntityDeclaration: 6,
				ProcessingInstruction: 7,
				Comment: 8,
				Document: 9,
				DocType: 10,
				DocumentFragment: 11,
				NotationDeclaration: 12,
				Declaration: 201,
				Raw: 202,
				AttributeDeclaration: 203,
				ElementDeclaration: 204,
				Dummy: 205
			};
		}).call(commonjsGlobal);
		return NodeType.exports;
	}
	var XMLAttribute = { exports: {} };
	var hasRequiredXMLAttribute;
	function requireXMLAttribute() {
		if (hasRequiredXMLAttribute) return XMLAttribute.exports;
		hasRequiredXMLAttribute = 1;
		(function() {
			var NodeType = requireNodeType();
			requireXMLNode();
			XMLAttribute.exports = (function() {
				class XMLAttribute {
					constructor(parent, name, value) {
						this.parent = parent;
						if (this.parent) {
							this.options = this.parent.options;
							this.stringify = this.parent.stringify;
						}
						if (name == null) throw new Error("Missing attribute name. " + this.debugInfo(name));
						this.name = this.stringify.name(name);
						this.value = this.stringify.attValue(value);
						this.type = NodeType.Attribute;
						this.isId = false;
						this.schemaTypeInfo = null;
					}
					clone() {
						return Object.create(this);
					}
					toString(options) {
						return this.options.writer.attribute(this, this.options.writer.filterOptions(options));
					}
					debugInfo(name) {
						name = name || this.name;
						if (name == null) return "parent: <" + this.parent.name + ">";
						else return "attribute: {" + name + "}, parent: <" + this.parent.name + ">";
					}
					isEqualNode(node) {
						if (node.namespaceURI !== this.namespaceURI) return false;
						if (node.prefix !== this.prefix) return false;
						if (node.localName !== this.localName) return false;
						if (node.value !== this.value) return false;
						return true;
					}
				}
				Object.defineProperty(XMLAttribute.prototype, "nodeType", { get: function() {
					return this.type;
				} });
				Object.defineProperty(XMLAttribute.prototype, "ownerElement", { get: function() {
					return this.parent;
				} });
				Object.defineProperty(XMLAttribute.prototype, "textContent", {
					get: function() {
						return this.value;
					},
					set: function(value) {
						return this.value = value || "";
					}
				});
				Object.defineProperty(XMLAttribute.prototype, "namespaceURI", { get: function() {
					return "";
				} });
				Object.defineProperty(XMLAttribute.prototype, "prefix", { get: function() {
					return "";
				} });
				Object.defineProperty(XMLAttribute.prototype, "localName", { get: function() {
					return this.name;
				} });
				Object.defineProperty(XMLAttribute.prototype, "specified", { get: function() {
					return true;
				} });
				return XMLAttribute;
			}).call(this);
		}).call(commonjsGlobal);
		return XMLAttribute.exports;
	}
	var XMLNamedNodeMap = { exports: {} };
	var hasRequiredXMLNamedNodeMap;
	function requireXMLNamedNodeMap() {
		if (hasRequiredXMLNamedNodeMap) return XMLNamedNodeMap.exports;
		hasRequiredXMLNamedNodeMap = 1;
		(function() {
			XMLNamedNodeMap.exports = (function() {
				class XMLNamedNodeMap {
					constructor(nodes) {
						this.nodes = nodes;
					}
					clone() {
						return this.nodes = null;
					}
					getNamedItem(name) {
						return this.nodes[name];
					}
					setNamedItem(node) {
						var oldNode = this.nodes[node.nodeName];
						this.nodes[node.nodeName] = node;
						return oldNode || null;
					}
					removeNamedItem(name) {
						var oldNode = this.nodes[name];
						delete this.nodes[name];
						return oldNode || null;
					}
					item(index) {
						return this.nodes[Object.keys(this.nodes)[index]] || null;
					}
					getNamedItemNS(namespaceURI, localName) {
						throw new Error("This DOM method is not implemented.");
					}
					setNamedItemNS(node) {
						throw new Error("This DOM method is not implemented.");
					}
					removeNamedItemNS(namespaceURI, localName) {
						throw new Error("This DOM method is not implemented.");
					}
				}
				Object.defineProperty(XMLNamedNodeMap.prototype, "length", { get: function() {
					return Object.keys(this.nodes).length || 0;
				} });
				return XMLNamedNodeMap;
			}).call(this);
		}).call(commonjsGlobal);
		return XMLNamedNodeMap.exports;
	}
	var hasRequiredXMLElement;
	function requireXMLElement() {
		if (hasRequiredXMLElement) return XMLElement.exports;
		hasRequiredXMLElement = 1;
		(function() {
			var NodeType, XMLAttribute, XMLNamedNodeMap, XMLNode, getValue, isFunction, isObject, hasProp = {}.hasOwnProperty;
			({isObject, isFunction, getValue} = requireUtility());
			XMLNode = requireXMLNode();
			NodeType = requireNodeType();
			XMLAttribute = requireXMLAttribute();
			XMLNamedNodeMap = requireXMLNamedNodeMap();
			XMLElement.exports = (function() {
				class XMLElement extends XMLNode {
					constructor(parent, name, attributes) {
						var child, j, len, ref;
						super(parent);
						if (name == null) throw new Error("Missing element name. " + this.debugInfo());
						this.name = this.stringify.name(name);
						this.type = NodeType.Element;
						this.attribs = {};
						this.schemaTypeInfo = null;
						if (attributes != null) this.attribute(attributes);
						if (parent.type === NodeType.Document) {
							this.isRoot = true;
							this.documentObject = parent;
							parent.rootObject = this;
							if (parent.children) {
								ref = parent.children;
								for (j = 0, len = ref.length; j < len; j++) {
									child = ref[j];
									if (child.type === NodeType.DocType) {
										child.name = this.name;
										break;
									}
								}
							}
						}
					}
					clone() {
						var att, attName, clonedSelf = Object.create(this), ref;
						if (clonedSelf.isRoot) clonedSelf.documentObject = null;
						clonedSelf.attribs = {};
						ref = this.attribs;
						for (attName in ref) {
							if (!hasProp.call(ref, attName)) continue;
							att = ref[attName];
							clonedSelf.attribs[attName] = att.clone();
						}
						clonedSelf.children = [];
						this.children.forEach(function(child) {
							var clonedChild = child.clone();
							clonedChild.parent = clonedSelf;
							return clonedSelf.children.push(clonedChild);
						});
						return clonedSelf;
					}
					attribute(name, value) {
						var attName, attValue;
						if (name != null) name = getValue(name);
						if (isObject(name)) for (attName in name) {
							if (!hasProp.call(name, attName)) continue;
							attValue = name[attName];
							this.attribute(attName, attValue);
						}
						else {
							if (isFunction(value)) value = value.apply();
							if (this.options.keepNullAttributes && value == null) this.attribs[name] = new XMLAttribute(this, name, "");
							else if (value != null) this.attribs[name] = new XMLAttribute(this, name, value);
						}
						return this;
					}
					removeAttribute(name) {
						var attName, j, len;
						if (name == null) throw new Error("Missing attribute name. " + this.debugInfo());
						name = getValue(name);
						if (Array.isArray(name)) for (j = 0, len = name.length; j < len; j++) {
							attName = name[j];
							delete this.attribs[attName];
						}
						else delete this.attribs[name];
						return this;
					}
					toString(options) {
						return this.options.writer.element(this, this.options.writer.filterOptions(options));
					}
					att(name, value) {
						return this.attribute(name, value);
					}
					a(name, value) {
						return this.attribute(name, value);
					}
					getAttribute(name) {
						if (this.attribs.hasOwnProperty(name)) return this.attribs[name].value;
						else return null;
					}
					setAttribute(name, value) {
						throw new Error("This DOM method is not implemented." + this.debugInfo());
					}
					getAttributeNode(name) {
						if (this.attribs.hasOwnProperty(name)) return this.attribs[name];
						else return null;
					}
					setAttributeNode(newAttr) {
						throw new Error("This DOM method is not implemented." + this.debugInfo());
					}
					removeAttributeNode(oldAttr) {
						throw new Error("This DOM method is not implemented." + this.debugInfo());
					}
					getElementsByTagName(name) {
						throw new Error("This DOM method is not implemented." + this.debugInfo());
					}
					getAttributeNS(namespaceURI, localName) {
						throw new Error("This DOM method is not implemented." + this.debugInfo());
					}
					setAttributeNS(namespaceURI, qualifiedName, value) {
						throw new Error("This DOM method is not implemented." + this.debugInfo());
					}
					removeAttributeNS(namespaceURI, localName) {
						throw new Error("This DOM method is not implemented." + this.debugInfo());
					}
					getAttributeNodeNS(namespaceURI, localName) {
						throw new Error("This DOM method is not implemented." + this.debugInfo());
					}
					setAttributeNodeNS(newAttr) {
						throw new Error("This DOM method is not implemented." + this.debugInfo());
					}
					getElementsByTagNameNS(namespaceURI, localName) {
						throw new Error("This DOM method is not implemented." + this.debugInfo());
					}
					hasAttribute(name) {
						return this.attribs.hasOwnProperty(name);
					}
					hasAttributeNS(namespaceURI, localName) {
						throw new Error("This DOM method is not implemented." + this.debugInfo());
					}
					setIdAttribute(name, isId) {
						if (this.attribs.hasOwnProperty(name)) return this.attribs[name].isId;
						else return isId;
					}
					setIdAttributeNS(namespaceURI, localName, isId) {
						throw new Error("This DOM method is not implemented." + this.debugInfo());
					}
					setIdAttributeNode(idAttr, isId) {
						throw new Error("This DOM method is not implemented." + this.debugInfo());
					}
					getElementsByTagName(tagname) {
						throw new Error("This DOM method is not implemented." + this.debugInfo());
					}
					getElementsByTagNameNS(namespaceURI, localName) {
						throw new Error("This DOM method is not implemented." + this.debugInfo());
					}
					getElementsByClassName(classNames) {
						throw new Error("This DOM method is not implemented." + this.debugInfo());
					}
					isEqualNode(node) {
						var i, j, ref;
						if (!super.isEqualNode(node)) return false;
						if (node.namespaceURI !== this.namespaceURI) return false;
						if (node.prefix !== this.prefix) return false;
						if (node.localName !== this.localName) return false;
						if (node.attribs.length !== this.attribs.length) return false;
						for (i = j = 0, ref = this.attribs.length - 1; 0 <= ref ? j <= ref : j >= ref; i = 0 <= ref ? ++j : --j) if (!this.attribs[i].isEqualNode(node.attribs[i])) return false;
						return true;
					}
				}
				Object.defineProperty(XMLElement.prototype, "tagName", { get: function() {
					return this.name;
				} });
				Object.defineProperty(XMLElement.prototype, "namespaceURI", { get: function() {
					return "";
				} });
				Object.defineProperty(XMLElement.prototype, "prefix", { get: function() {
					return "";
				} });
				Object.defineProperty(XMLElement.prototype, "localName", { get: function() {
					return this.name;
				} });
				Object.defineProperty(XMLElement.prototype, "id", { get: function() {
					throw new Error("This DOM method is not implemented." + this.debugInfo());
				} });
				Object.defineProperty(XMLElement.prototype, "className", { get: function() {
					throw new Error("This DOM method is not implemented." + this.debugInfo());
				} });
				Object.defineProperty(XMLElement.prototype, "classList", { get: function() {
					throw new Error("This DOM method is not implemented." + this.debugInfo());
				} });
				Object.defineProperty(XMLElement.prototype, "attributes", { get: function() {
					if (!this.attributeMap || !this.attributeMap.nodes) this.attributeMap = new XMLNamedNodeMap(this.attribs);
					return this.attributeMap;
				} });
				return XMLElement;
			}).call(this);
		}).call(commonjsGlobal);
		return XMLElement.exports;
	}
	var XMLCData = { exports: {} };
	var XMLCharacterData = { exports: {} };
	var hasRequiredXMLCharacterData;
	function requireXMLCharacterData() {
		if (hasRequiredXMLCharacterData) return XMLCharacterData.exports;
		hasRequiredXMLCharacterData = 1;
		(function() {
			var XMLNode = requireXMLNode();
			XMLCharacterData.exports = (function() {
				class XMLCharacterData extends XMLNode {
					constructor(parent) {
						super(parent);
						this.value = "";
					}
					clone() {
						return Object.create(this);
					}
					substringData(offset, count) {
						throw new Error("This DOM method is not implemented." + this.debugInfo());
					}
					appendData(arg) {
						throw new Error("This DOM method is not implemented." + this.debugInfo());
					}
					insertData(offset, arg) {
						throw new Error("This DOM method is not implemented." + this.debugInfo());
					}
					deleteData(offset, count) {
						throw new Error("This DOM method is not implemented." + this.debugInfo());
					}
					replaceData(offset, count, arg) {
						throw new Error("This DOM method is not implemented." + this.debugInfo());
					}
					isEqualNode(node) {
						if (!super.isEqualNode(node)) return false;
						if (node.data !== this.data) return false;
						return true;
					}
				}
				Object.defineProperty(XMLCharacterData.prototype, "data", {
					get: function() {
						return this.value;
					},
					set: function(value) {
						return this.value = value || "";
					}
				});
				Object.defineProperty(XMLCharacterData.prototype, "length", { get: function() {
					return this.value.length;
				} });
				Object.defineProperty(XMLCharacterData.prototype, "textContent", {
					get: function() {
						return this.value;
					},
					set: function(value) {
						return this.value = value || "";
					}
				});
				return XMLCharacterData;
			}).call(this);
		}).call(commonjsGlobal);
		return XMLCharacterData.exports;
	}
	var hasRequiredXMLCData;
	function requireXMLCData() {
		if (hasRequiredXMLCData) return XMLCData.exports;
		hasRequiredXMLCData = 1;
		(function() {
			var NodeType = requireNodeType(), XMLCharacterData = requireXMLCharacterData();
			XMLCData.exports = class XMLCData extends XMLCharacterData {
				constructor(parent, text) {
					super(parent);
					if (text == null) throw new Error("Missing CDATA text. " + this.debugInfo());
					this.name = "#cdata-section";
					this.type = NodeType.CData;
					this.value = this.stringify.cdata(text);
				}
				clone() {
					return Object.create(this);
				}
				toString(options) {
					return this.options.writer.cdata(this, this.options.writer.filterOptions(options));
				}
			};
		}).call(commonjsGlobal);
		return XMLCData.exports;
	}
	var XMLComment = { exports: {} };
	var hasRequiredXMLComment;
	function requireXMLComment() {
		if (hasRequiredXMLComment) return XMLComment.exports;
		hasRequiredXMLComment = 1;
		(function() {
			var NodeType = requireNodeType(), XMLCharacterData = requireXMLCharacterData();
			XMLComment.exports = class XMLComment extends XMLCharacterData {
				constructor(parent, text) {
					super(parent);
					if (text == null) throw new Error("Missing comment text. " + this.debugInfo());
					this.name = "#comment";
					this.type = NodeType.Comment;
					this.value = this.stringify.comment(text);
				}
				clone() {
					return Object.create(this);
				}
				toString(options) {
					return this.options.writer.comment(this, this.options.writer.filterOptions(options));
				}
			};
		}).call(commonjsGlobal);
		return XMLComment.exports;
	}
	var XMLDeclaration = { exports: {} };
	var hasRequiredXMLDeclaration;
	function requireXMLDeclaration() {
		if (hasRequiredXMLDeclaration) return XMLDeclaration.exports;
		hasRequiredXMLDeclaration = 1;
		(function() {
			var NodeType, XMLNode, isObject;
			({isObject} = requireUtility());
			XMLNode = requireXMLNode();
			NodeType = requireNodeType();
			XMLDeclaration.exports = class XMLDeclaration extends XMLNode {
				constructor(parent, version, encoding, standalone) {
					super(parent);
					if (isObject(version)) ({version, encoding, standalone} = version);
					if (!version) version = "1.0";
					this.type = NodeType.Declaration;
					this.version = this.stringify.xmlVersion(version);
					if (encoding != null) this.encoding = this.stringify.xmlEncoding(encoding);
					if (standalone != null) this.standalone = this.stringify.xmlStandalone(standalone);
				}
				toString(options) {
					return this.options.writer.declaration(this, this.options.writer.filterOptions(options));
				}
			};
		}).call(commonjsGlobal);
		return XMLDeclaration.exports;
	}
	var XMLDocType = { exports: {} };
	var XMLDTDAttList = { exports: {} };
	var hasRequiredXMLDTDAttList;
	function requireXMLDTDAttList() {
		if (hasRequiredXMLDTDAttList) return XMLDTDAttList.exports;
		hasRequiredXMLDTDAttList = 1;
		(function() {
			var NodeType, XMLNode = requireXMLNode();
			NodeType = requireNodeType();
			XMLDTDAttList.exports = class XMLDTDAttList extends XMLNode {
				constructor(parent, elementName, attributeName, attributeType, defaultValueType, defaultValue) {
					super(parent);
					if (elementName == null) throw new Error("Missing DTD element name. " + this.debugInfo());
					if (attributeName == null) throw new Error("Missing DTD attribute name. " + this.debugInfo(elementName));
					if (!attributeType) throw new Error("Missing DTD attribute type. " + this.debugInfo(elementName));
					if (!defaultValueType) throw new Error("Missing DTD attribute default. " + this.debugInfo(elementName));
					if (defaultValueType.indexOf("#") !== 0) defaultValueType = "#" + defaultValueType;
					if (!defaultValueType.match(/^(#REQUIRED|#IMPLIED|#FIXED|#DEFAULT)$/)) throw new Error("Invalid default value type; expected: #REQUIRED, #IMPLIED, #FIXED or #DEFAULT. " + this.debugInfo(elementName));
					if (defaultValue && !defaultValueType.match(/^(#FIXED|#DEFAULT)$/)) throw new Error("Default value only applies to #FIXED or #DEFAULT. " + this.debugInfo(elementName));
					this.elementName = this.stringify.name(elementName);
					this.type = NodeType.AttributeDeclaration;
					this.attributeName = this.stringify.name(attributeName);
					this.attributeType = this.stringify.dtdAttType(attributeType);
					if (defaultValue) this.defaultValue = this.stringify.dtdAttDefault(defaultValue);
					this.defaultValueType = defaultValueType;
				}
				toString(options) {
					return this.options.writer.dtdAttList(this, this.options.writer.filterOptions(options));
				}
			};
		}).call(commonjsGlobal);
		return XMLDTDAttList.exports;
	}
	var XMLDTDEntity = { exports: {} };
	var hasRequiredXMLDTDEntity;
	function requireXMLDTDEntity() {
		if (hasRequiredXMLDTDEntity) return XMLDTDEntity.exports;
		hasRequiredXMLDTDEntity = 1;
		(function() {
			var NodeType, XMLNode, isObject;
			({isObject} = requireUtility());
			XMLNode = requireXMLNode();
			NodeType = requireNodeType();
			XMLDTDEntity.exports = (function() {
				class XMLDTDEntity extends XMLNode {
					constructor(parent, pe, name, value) {
						super(parent);
						if (name == null) throw new Error("Missing DTD entity name. " + this.debugInfo(name));
						if (value == null) throw new Error("Missing DTD entity value. " + this.debugInfo(name));
						this.pe = !!pe;
						this.name = this.stringify.name(name);
						this.type = NodeType.EntityDeclaration;
						if (!isObject(value)) {
							this.value = this.stringify.dtdEntityValue(value);
							this.internal = true;
						} else {
							if (!value.pubID && !value.sysID) throw new Error("Public and/or system identifiers are required for an external entity. " + this.debugInfo(name));
							if (value.pubID && !value.sysID) throw new Error("System identifier is required for a public external entity. " + this.debugInfo(name));
							this.internal = false;
							if (value.pubID != null) this.pubID = this.stringify.dtdPubID(value.pubID);
							if (value.sysID != null) this.sysID = this.stringify.dtdSysID(value.sysID);
							if (value.nData != null) this.nData = this.stringify.dtdNData(value.nData);
							if (this.pe && this.nData) throw new Error("Notation declaration is not allowed in a parameter entity. " + this.debugInfo(name));
						}
					}
					toString(options) {
						return this.options.writer.dtdEntity(this, this.options.writer.filterOptions(options));
					}
				}
				Object.defineProperty(XMLDTDEntity.prototype, "publicId", { get: function() {
					return this.pubID;
				} });
				Object.defineProperty(XMLDTDEntity.prototype, "systemId", { get: function() {
					return this.sysID;
				} });
				Object.defineProperty(XMLDTDEntity.prototype, "notationName", { get: function() {
					return this.nData || null;
				} });
				Object.defineProperty(XMLDTDEntity.prototype, "inputEncoding", { get: function() {
					return null;
				} });
				Object.defineProperty(XMLDTDEntity.prototype, "xmlEncoding", { get: function() {
					return null;
				} });
				Object.defineProperty(XMLDTDEntity.prototype, "xmlVersion", { get: function() {
					return null;
				} });
				return XMLDTDEntity;
			}).call(this);
		}).call(commonjsGlobal);
		return XMLDTDEntity.exports;
	}
	var XMLDTDElement = { exports: {} };
	var hasRequiredXMLDTDElement;
	function requireXMLDTDElement() {
		if (hasRequiredXMLDTDElement) return XMLDTDElement.exports;
		hasRequiredXMLDTDElement = 1;
		(function() {
			var NodeType, XMLNode = requireXMLNode();
			NodeType = requireNodeType();
			XMLDTDElement.exports = class XMLDTDElement extends XMLNode {
				constructor(parent, name, value) {
					super(parent);
					if (name == null) throw new Error("Missing DTD element name. " + this.debugInfo());
					if (!value) value = "(#PCDATA)";
					if (Array.isArray(value)) value = "(" + value.join(",") + ")";
					this.name = this.stringify.name(name);
					this.type = NodeType.ElementDeclaration;
					this.value = this.stringify.dtdElementValue(value);
				}
				toString(options) {
					return this.options.writer.dtdElement(this, this.options.writer.filterOptions(options));
				}
			};
		}).call(commonjsGlobal);
		return XMLDTDElement.exports;
	}
	var XMLDTDNotation = { exports: {} };
	var hasRequiredXMLDTDNotation;
	function requireXMLDTDNotation() {
		if (hasRequiredXMLDTDNotation) return XMLDTDNotation.exports;
		hasRequiredXMLDTDNotation = 1;
		(function() {
			var NodeType, XMLNode = requireXMLNode();
			NodeType = requireNodeType();
			XMLDTDNotation.exports = (function() {
				class XMLDTDNotation extends XMLNode {
					constructor(parent, name, value) {
						super(parent);
						if (name == null) throw new Error("Missing DTD notation name. " + this.debugInfo(name));
						if (!value.pubID && !value.sysID) throw new Error("Public or system identifiers are required for an external entity. " + this.debugInfo(name));
						this.name = this.stringify.name(name);
						this.type = NodeType.NotationDeclaration;
						if (value.pubID != null) this.pubID = this.stringify.dtdPubID(value.pubID);
						if (value.sysID != null) this.sysID = this.stringify.dtdSysID(value.sysID);
					}
					toString(options) {
						return this.options.writer.dtdNotation(this, this.options.writer.filterOptions(options));
					}
				}
				Object.defineProperty(XMLDTDNotation.prototype, "publicId", { get: function() {
					return this.pubID;
				} });
				Object.defineProperty(XMLDTDNotation.prototype, "systemId", { get: function() {
					return this.sysID;
				} });
				return XMLDTDNotation;
			}).call(this);
		}).call(commonjsGlobal);
		return XMLDTDNotation.exports;
	}
	var hasRequiredXMLDocType;
	function requireXMLDocType() {
		if (hasRequiredXMLDocType) return XMLDocType.exports;
		hasRequiredXMLDocType = 1;
		(function() {
			var NodeType, XMLDTDAttList, XMLDTDElement, XMLDTDEntity, XMLDTDNotation, XMLNamedNodeMap, XMLNode, isObject;
			({isObject} = requireUtility());
			XMLNode = requireXMLNode();
			NodeType = requireNodeType();
			XMLDTDAttList = requireXMLDTDAttList();
			XMLDTDEntity = requireXMLDTDEntity();
			XMLDTDElement = requireXMLDTDElement();
			XMLDTDNotation = requireXMLDTDNotation();
			XMLNamedNodeMap = requireXMLNamedNodeMap();
			XMLDocType.exports = (function() {
				class XMLDocType extends XMLNode {
					constructor(parent, pubID, sysID) {
						var child, i, len, ref;
						super(parent);
						this.type = NodeType.DocType;
						if (parent.children) {
							ref = parent.children;
							for (i = 0, len = ref.length; i < len; i++) {
								child = ref[i];
								if (child.type === NodeType.Element) {
									this.name = child.name;
									break;
								}
							}
						}
						this.documentObject = parent;
						if (isObject(pubID)) ({pubID, sysID} = pubID);
						if (sysID == null) [sysID, pubID] = [pubID, sysID];
						if (pubID != null) this.pubID = this.stringify.dtdPubID(pubID);
						if (sysID != null) this.sysID = this.stringify.dtdSysID(sysID);
					}
					element(name, value) {
						var child = new XMLDTDElement(this, name, value);
						this.children.push(child);
						return this;
					}
					attList(elementName, attributeName, attributeType, defaultValueType, defaultValue) {
						var child = new XMLDTDAttList(this, elementName, attributeName, attributeType, defaultValueType, defaultValue);
						this.children.push(child);
						return this;
					}
					entity(name, value) {
						var child = new XMLDTDEntity(this, false, name, value);
						this.children.push(child);
						return this;
					}
					pEntity(name, value) {
						var child = new XMLDTDEntity(this, true, name, value);
						this.children.push(child);
						return this;
					}
					notation(name, value) {
						var child = new XMLDTDNotation(this, name, value);
						this.children.push(child);
						return this;
					}
					toString(options) {
						return this.options.writer.docType(this, this.options.writer.filterOptions(options));
					}
					ele(name, value) {
						return this.element(name, value);
					}
					att(elementName, attributeName, attributeType, defaultValueType, defaultValue) {
						return this.attList(elementName, attributeName, attributeType, defaultValueType, defaultValue);
					}
					ent(name, value) {
						return this.entity(name, value);
					}
					pent(name, value) {
						return this.pEntity(name, value);
					}
					not(name, value) {
						return this.notation(name, value);
					}
					up() {
						return this.root() || this.documentObject;
					}
					isEqualNode(node) {
						if (!super.isEqualNode(node)) return false;
						if (node.name !== this.name) return false;
						if (node.publicId !== this.publicId) return false;
						if (node.systemId !== this.systemId) return false;
						return true;
					}
				}
				Object.defineProperty(XMLDocType.prototype, "entities", { get: function() {
					var child, i, len, nodes = {}, ref = this.children;
					for (i = 0, len = ref.length; i < len; i++) {
						child = ref[i];
						if (child.type === NodeType.EntityDeclaration && !child.pe) nodes[child.name] = child;
					}
					return new XMLNamedNodeMap(nodes);
				} });
				Object.defineProperty(XMLDocType.prototype, "notations", { get: function() {
					var child, i, len, nodes = {}, ref = this.children;
					for (i = 0, len = ref.length; i < len; i++) {
						child = ref[i];
						if (child.type === NodeType.NotationDeclaration) nodes[child.name] = child;
					}
					return new XMLNamedNodeMap(nodes);
				} });
				Object.defineProperty(XMLDocType.prototype, "publicId", { get: function() {
					return this.pubID;
				} });
				Object.defineProperty(XMLDocType.prototype, "systemId", { get: function() {
					return this.sysID;
				} });
				Object.defineProperty(XMLDocType.prototype, "internalSubset", { get: function() {
					throw new Error("This DOM method is not implemented." + this.debugInfo());
				} });
				return XMLDocType;
			}).call(this);
		}).call(commonjsGlobal);
		return XMLDocType.exports;
	}
	var XMLRaw = { exports: {} };
	var hasRequiredXMLRaw;
	function requireXMLRaw() {
		if (hasRequiredXMLRaw) return XMLRaw.exports;
		hasRequiredXMLRaw = 1;
		(function() {
			var NodeType = requireNodeType(), XMLNode = requireXMLNode();
			XMLRaw.exports = class XMLRaw extends XMLNode {
				constructor(parent, text) {
					super(parent);
					if (text == null) throw new Error("Missing raw text. " + this.debugInfo());
					this.type = NodeType.Raw;
					this.value = this.stringify.raw(text);
				}
				clone() {
					return Object.create(this);
				}
				toString(options) {
					return this.options.writer.raw(this, this.options.writer.filterOptions(options));
				}
			};
		}).call(commonjsGlobal);
		return XMLRaw.exports;
	}
	var XMLText = { exports: {} };
	var hasRequiredXMLText;
	function requireXMLText() {
		if (hasRequiredXMLText) return XMLText.exports;
		hasRequiredXMLText = 1;
		(function() {
			var NodeType = requireNodeType(), XMLCharacterData = requireXMLCharacterData();
			XMLText.exports = (function() {
				class XMLText extends XMLCharacterData {
					constructor(parent, text) {
						super(parent);
						if (text == null) throw new Error("Missing element text. " + this.debugInfo());
						this.name = "#text";
						this.type = NodeType.Text;
						this.value = this.stringify.text(text);
					}
					clone() {
						return Object.create(this);
					}
					toString(options) {
						return this.options.writer.text(this, this.options.writer.filterOptions(options));
					}
					splitText(offset) {
						throw new Error("This DOM method is not implemented." + this.debugInfo());
					}
					replaceWholeText(content) {
						throw new Error("This DOM method is not implemented." + this.debugInfo());
					}
				}
				Object.defineProperty(XMLText.prototype, "isElementContentWhitespace", { get: function() {
					throw new Error("This DOM method is not implemented." + this.debugInfo());
				} });
				Object.defineProperty(XMLText.prototype, "wholeText", { get: function() {
					var next, prev, str = "";
					prev = this.previousSibling;
					while (prev) {
						str = prev.data + str;
						prev = prev.previousSibling;
					}
					str += this.data;
					next = this.nextSibling;
					while (next) {
						str = str + next.data;
						next = next.nextSibling;
					}
					return str;
				} });
				return XMLText;
			}).call(this);
		}).call(commonjsGlobal);
		return XMLText.exports;
	}
	var XMLProcessingInstruction = { exports: {} };
	var hasRequiredXMLProcessingInstruction;
	function requireXMLProcessingInstruction() {
		if (hasRequiredXMLProcessingInstruction) return XMLProcessingInstruction.exports;
		hasRequiredXMLProcessingInstruction = 1;
		(function() {
			var NodeType = requireNodeType(), XMLCharacterData = requireXMLCharacterData();
			XMLProcessingInstruction.exports = class XMLProcessingInstruction extends XMLCharacterData {
				constructor(parent, target, value) {
					super(parent);
					if (target == null) throw new Error("Missing instruction target. " + this.debugInfo());
					this.type = NodeType.ProcessingInstruction;
					this.target = this.stringify.insTarget(target);
					this.name = this.target;
					if (value) this.value = this.stringify.insValue(value);
				}
				clone() {
					return Object.create(this);
				}
				toString(options) {
					return this.options.writer.processingInstruction(this, this.options.writer.filterOptions(options));
				}
				isEqualNode(node) {
					if (!super.isEqualNode(node)) return false;
					if (node.target !== this.target) return false;
					return true;
				}
			};
		}).call(commonjsGlobal);
		return XMLProcessingInstruction.exports;
	}
	var XMLDummy = { exports: {} };
	var hasRequiredXMLDummy;
	function requireXMLDummy() {
		if (hasRequiredXMLDummy) return XMLDummy.exports;
		hasRequiredXMLDummy = 1;
		(function() {
			var NodeType, XMLNode = requireXMLNode();
			NodeType = requireNodeType();
			XMLDummy.exports = class XMLDummy extends XMLNode {
				constructor(parent) {
					super(parent);
					this.type = NodeType.Dummy;
				}
				clone() {
					return Object.create(this);
				}
				toString(options) {
					return "";
				}
			};
		}).call(commonjsGlobal);
		return XMLDummy.exports;
	}
	var XMLNodeList = { exports: {} };
	var hasRequiredXMLNodeList;
	function requireXMLNodeList() {
		if (hasRequiredXMLNodeList) return XMLNodeList.exports;
		hasRequiredXMLNodeList = 1;
		(function() {
			XMLNodeList.exports = (function() {
				class XMLNodeList {
					constructor(nodes) {
						this.nodes = nodes;
					}
					clone() {
						return this.nodes = null;
					}
					item(index) {
						return this.nodes[index] || null;
					}
				}
				Object.defineProperty(XMLNodeList.prototype, "length", { get: function() {
					return this.nodes.length || 0;
				} });
				return XMLNodeList;
			}).call(this);
		}).call(commonjsGlobal);
		return XMLNodeList.exports;
	}
	var DocumentPosition = { exports: {} };
	var hasRequiredDocumentPosition;
	function requireDocumentPosition() {
		if (hasRequiredDocumentPosition) return DocumentPosition.exports;
		hasRequiredDocumentPosition = 1;
		(function() {
			DocumentPosition.exports = {
				Disconnected: 1,
				Preceding: 2,
				Following: 4,
				Contains: 8,
				ContainedBy: 16,
				ImplementationSpecific: 32
			};
		}).call(commonjsGlobal);
		return DocumentPosition.exports;
	}
	var hasRequiredXMLNode;
	function requireXMLNode() {
		if (hasRequiredXMLNode) return XMLNode.exports;
		hasRequiredXMLNode = 1;
		(function() {
			var DocumentPosition, NodeType, XMLCData, XMLComment, XMLDeclaration, XMLDocType, XMLDummy, XMLElement, XMLNodeList, XMLProcessingInstruction, XMLRaw, XMLText, getValue, isEmpty, isFunction, isObject, hasProp = {}.hasOwnProperty, splice = [].splice;
			({isObject, isFunction, isEmpty, getValue} = requireUtility());
			XMLElement = null;
			XMLCData = null;
			XMLComment = null;
			XMLDeclaration = null;
			XMLDocType = null;
			XMLRaw = null;
			XMLText = null;
			XMLProcessingInstruction = null;
			XMLDummy = null;
			NodeType = null;
			XMLNodeList = null;
			DocumentPosition = null;
			XMLNode.exports = (function() {
				class XMLNode {
					constructor(parent1) {
						this.parent = parent1;
						if (this.parent) {
							this.options = this.parent.options;
							this.stringify = this.parent.stringify;
						}
						this.value = null;
						this.children = [];
						this.baseURI = null;
						if (!XMLElement) {
							XMLElement = requireXMLElement();
							XMLCData = requireXMLCData();
							XMLComment = requireXMLComment();
							XMLDeclaration = requireXMLDeclaration();
							XMLDocType = requireXMLDocType();
							XMLRaw = requireXMLRaw();
							XMLText = requireXMLText();
							XMLProcessingInstruction = requireXMLProcessingInstruction();
							XMLDummy = requireXMLDummy();
							NodeType = requireNodeType();
							XMLNodeList = requireXMLNodeList();
							requireXMLNamedNodeMap();
							DocumentPosition = requireDocumentPosition();
						}
					}
					setParent(parent) {
						var child, j, len, ref1, results;
						this.parent = parent;
						if (parent) {
							this.options = parent.options;
							this.stringify = parent.stringify;
						}
						ref1 = this.children;
						results = [];
						for (j = 0, len = ref1.length; j < len; j++) {
							child = ref1[j];
							results.push(child.setParent(this));
						}
						return results;
					}
					element(name, attributes, text) {
						var childNode, item, j, k, key, lastChild = null, len, len1, val;
						if (attributes === null && text == null) [attributes, text] = [{}, null];
						if (attributes == null) attributes = {};
						attributes = getValue(attributes);
						if (!isObject(attributes)) [text, attributes] = [attributes, text];
						if (name != null) name = getValue(name);
						if (Array.isArray(name)) for (j = 0, len = name.length; j < len; j++) {
							item = name[j];
							lastChild = this.element(item);
						}
						else if (isFunction(name)) lastChild = this.element(name.apply());
						else if (isObject(name)) for (key in name) {
							if (!hasProp.call(name, key)) continue;
							val = name[key];
							if (isFunction(val)) val = val.apply();
							if (!this.options.ignoreDecorators && this.stringify.convertAttKey && key.indexOf(this.stringify.convertAttKey) === 0) lastChild = this.attribute(key.substr(this.stringify.convertAttKey.length), val);
							else if (!this.options.separateArrayItems && Array.isArray(val) && isEmpty(val)) lastChild = this.dummy();
							else if (isObject(val) && isEmpty(val)) lastChild = this.element(key);
							else if (!this.options.keepNullNodes && val == null) lastChild = this.dummy();
							else if (!this.options.separateArrayItems && Array.isArray(val)) for (k = 0, len1 = val.length; k < len1; k++) {
								item = val[k];
								childNode = {};
								childNode[key] = item;
								lastChild = this.element(childNode);
							}
							else if (isObject(val)) {
								if (!this.options.ignoreDecorators && this.stringify.convertTextKey && key.indexOf(this.stringify.convertTextKey) === 0) lastChild = this.element(val);
								else {
									lastChild = this.element(key);
									lastChild.element(val);
								}
							} else lastChild = this.element(key, val);
						}
						else if (!this.options.keepNullNodes && text === null) lastChild = this.dummy();
						else if (!this.options.ignoreDecorators && this.stringify.convertTextKey && name.indexOf(this.stringify.convertTextKey) === 0) lastChild = this.text(text);
						else if (!this.options.ignoreDecorators && this.stringify.convertCDataKey && name.indexOf(this.stringify.convertCDataKey) === 0) lastChild = this.cdata(text);
						else if (!this.options.ignoreDecorators && this.stringify.convertCommentKey && name.indexOf(this.stringify.convertCommentKey) === 0) lastChild = this.comment(text);
						else if (!this.options.ignoreDecorators && this.stringify.convertRawKey && name.indexOf(this.stringify.convertRawKey) === 0) lastChild = this.raw(text);
						else if (!this.options.ignoreDecorators && this.stringify.convertPIKey && name.indexOf(this.stringify.convertPIKey) === 0) lastChild = this.instruction(name.substr(this.stringify.convertPIKey.length), text);
						else lastChild = this.node(name, attributes, text);
						if (lastChild == null) throw new Error("Could not create any elements with: " + name + ". " + this.debugInfo());
						return lastChild;
					}
					insertBefore(name, attributes, text) {
						var child, i, newChild, refChild, removed;
						if (name != null ? name.type : void 0) {
							newChild = name;
							refChild = attributes;
							newChild.setParent(this);
							if (refChild) {
								i = children.indexOf(refChild);
								removed = children.splice(i);
								children.push(newChild);
								Array.prototype.push.apply(children, removed);
							} else children.push(newChild);
							return newChild;
						} else {
							if (this.isRoot) throw new Error("Cannot insert elements at root level. " + this.debugInfo(name));
							i = this.parent.children.indexOf(this);
							removed = this.parent.children.splice(i);
							child = this.parent.element(name, attributes, text);
							Array.prototype.push.apply(this.parent.children, removed);
							return child;
						}
					}
					insertAfter(name, attributes, text) {
						var child, i, removed;
						if (this.isRoot) throw new Error("Cannot insert elements at root level. " + this.debugInfo(name));
						i = this.parent.children.indexOf(this);
						removed = this.parent.children.splice(i + 1);
						child = this.parent.element(name, attributes, text);
						Array.prototype.push.apply(this.parent.children, removed);
						return child;
					}
					remove() {
						var i;
						if (this.isRoot) throw new Error("Cannot remove the root element. " + this.debugInfo());
						i = this.parent.children.indexOf(this);
						splice.apply(this.parent.children, [i, i - i + 1].concat([]));
						return this.parent;
					}
					node(name, attributes, text) {
						var child;
						if (name != null) name = getValue(name);
						attributes || (attributes = {});
						attributes = getValue(attributes);
						if (!isObject(attributes)) [text, attributes] = [attributes, text];
						child = new XMLElement(this, name, attributes);
						if (text != null) child.text(text);
						this.children.push(child);
						return child;
					}
					text(value) {
						var child;
						if (isObject(value)) this.element(value);
						child = new XMLText(this, value);
						this.children.push(child);
						return this;
					}
					cdata(value) {
						var child = new XMLCData(this, value);
						this.children.push(child);
						return this;
					}
					comment(value) {
						var child = new XMLComment(this, value);
						this.children.push(child);
						return this;
					}
					commentBefore(value) {
						var i = this.parent.children.indexOf(this), removed = this.parent.children.splice(i);
						this.parent.comment(value);
						Array.prototype.push.apply(this.parent.children, removed);
						return this;
					}
					commentAfter(value) {
						var i = this.parent.children.indexOf(this), removed = this.parent.children.splice(i + 1);
						this.parent.comment(value);
						Array.prototype.push.apply(this.parent.children, removed);
						return this;
					}
					raw(value) {
						var child = new XMLRaw(this, value);
						this.children.push(child);
						return this;
					}
					dummy() {
						return new XMLDummy(this);
					}
					instruction(target, value) {
						var insTarget, insValue, instruction, j, len;
						if (target != null) target = getValue(target);
						if (value != null) value = getValue(value);
						if (Array.isArray(target)) for (j = 0, len = target.length; j < len; j++) {
							insTarget = target[j];
							this.instruction(insTarget);
						}
						else if (isObject(target)) for (insTarget in target) {
							if (!hasProp.call(target, insTarget)) continue;
							insValue = target[insTarget];
							this.instruction(insTarget, insValue);
						}
						else {
							if (isFunction(value)) value = value.apply();
							instruction = new XMLProcessingInstruction(this, target, value);
							this.children.push(instruction);
						}
						return this;
					}
					instructionBefore(target, value) {
						var i = this.parent.children.indexOf(this), removed = this.parent.children.splice(i);
						this.parent.instruction(target, value);
						Array.prototype.push.apply(this.parent.children, removed);
						return this;
					}
					instructionAfter(target, value) {
						var i = this.parent.children.indexOf(this), removed = this.parent.children.splice(i + 1);
						this.parent.instruction(target, value);
						Array.prototype.push.apply(this.parent.children, removed);
						return this;
					}
					declaration(version, encoding, standalone) {
						var doc = this.document(), xmldec = new XMLDeclaration(doc, version, encoding, standalone);
						if (doc.children.length === 0) doc.children.unshift(xmldec);
						else if (doc.children[0].type === NodeType.Declaration) doc.children[0] = xmldec;
						else doc.children.unshift(xmldec);
						return doc.root() || doc;
					}
					dtd(pubID, sysID) {
						var child, doc = this.document(), doctype = new XMLDocType(doc, pubID, sysID), i, j, k, len, len1, ref1 = doc.children, ref2;
						for (i = j = 0, len = ref1.length; j < len; i = ++j) {
							child = ref1[i];
							if (child.type === NodeType.DocType) {
								doc.children[i] = doctype;
								return doctype;
							}
						}
						ref2 = doc.children;
						for (i = k = 0, len1 = ref2.length; k < len1; i = ++k) {
							child = ref2[i];
							if (child.isRoot) {
								doc.children.splice(i, 0, doctype);
								return doctype;
							}
						}
						doc.children.push(doctype);
						return doctype;
					}
					up() {
						if (this.isRoot) throw new Error("The root node has no parent. Use doc() if you need to get the document object.");
						return this.parent;
					}
					root() {
						var node = this;
						while (node) if (node.type === NodeType.Document) return node.rootObject;
						else if (node.isRoot) return node;
						else node = node.parent;
					}
					document() {
						var node = this;
						while (node) if (node.type === NodeType.Document) return node;
						else node = node.parent;
					}
					end(options) {
						return this.document().end(options);
					}
					prev() {
						var i = this.parent.children.indexOf(this);
						if (i < 1) throw new Error("Already at the first node. " + this.debugInfo());
						return this.parent.children[i - 1];
					}
					next() {
						var i = this.parent.children.indexOf(this);
						if (i === -1 || i === this.parent.children.length - 1) throw new Error("Already at the last node. " + this.debugInfo());
						return this.parent.children[i + 1];
					}
					importDocument(doc) {
						var child, clonedRoot = doc.root().clone(), j, len, ref1;
						clonedRoot.parent = this;
						clonedRoot.isRoot = false;
						this.children.push(clonedRoot);
						if (this.type === NodeType.Document) {
							clonedRoot.isRoot = true;
							clonedRoot.documentObject = this;
							this.rootObject = clonedRoot;
							if (this.children) {
								ref1 = this.children;
								for (j = 0, len = ref1.length; j < len; j++) {
									child = ref1[j];
									if (child.type === NodeType.DocType) {
										child.name = clonedRoot.name;
										break;
									}
								}
							}
						}
						return this;
					}
					debugInfo(name) {
						var ref1, ref2;
						name = name || this.name;
						if (name == null && !((ref1 = this.parent) != null ? ref1.name : void 0)) return "";
						else if (name == null) return "parent: <" + this.parent.name + ">";
						else if (!((ref2 = this.parent) != null ? ref2.name : void 0)) return "node: <" + name + ">";
						else return "node: <" + name + ">, parent: <" + this.parent.name + ">";
					}
					ele(name, attributes, text) {
						return this.element(name, attributes, text);
					}
					nod(name, attributes, text) {
						return this.node(name, attributes, text);
					}
					txt(value) {
						return this.text(value);
					}
					dat(value) {
						return this.cdata(value);
					}
					com(value) {
						return this.comment(value);
					}
					ins(target, value) {
						return this.instruction(target, value);
					}
					doc() {
						return this.document();
					}
					dec(version, encoding, standalone) {
						return this.declaration(version, encoding, standalone);
					}
					e(name, attributes, text) {
						return this.element(name, attributes, text);
					}
					n(name, attributes, text) {
						return this.node(name, attributes, text);
					}
					t(value) {
						return this.text(value);
					}
					d(value) {
						return this.cdata(value);
					}
					c(value) {
						return this.comment(value);
					}
					r(value) {
						return this.raw(value);
					}
					i(target, value) {
						return this.instruction(target, value);
					}
					u() {
						return this.up();
					}
					importXMLBuilder(doc) {
						return this.importDocument(doc);
					}
					attribute(name, value) {
						throw new Error("attribute() applies to element nodes only.");
					}
					att(name, value) {
						return this.attribute(name, value);
					}
					a(name, value) {
						return this.attribute(name, value);
					}
					removeAttribute(name) {
						throw new Error("attribute() applies to element nodes only.");
					}
					replaceChild(newChild, oldChild) {
						throw new Error("This DOM method is not implemented." + this.debugInfo());
					}
					removeChild(oldChild) {
						throw new Error("This DOM method is not implemented." + this.debugInfo());
					}
					appendChild(newChild) {
						throw new Error("This DOM method is not implemented." + this.debugInfo());
					}
					hasChildNodes() {
						return this.children.length !== 0;
					}
					cloneNode(deep) {
						throw new Error("This DOM method is not implemented." + this.debugInfo());
					}
					normalize() {
						throw new Error("This DOM method is not implemented." + this.debugInfo());
					}
					isSupported(feature, version) {
						return true;
					}
					hasAttributes() {
						return this.attribs.length !== 0;
					}
					compareDocumentPosition(other) {
						var ref = this, res;
						if (ref === other) return 0;
						else if (this.document() !== other.document()) {
							res = DocumentPosition.Disconnected | DocumentPosition.ImplementationSpecific;
							if (Math.random() < .5) res |= DocumentPosition.Preceding;
							else res |= DocumentPosition.Following;
							return res;
						} else if (ref.isAncestor(other)) return DocumentPosition.Contains | DocumentPosition.Preceding;
						else if (ref.isDescendant(other)) return DocumentPosition.Contains | DocumentPosition.Following;
						else if (ref.isPreceding(other)) return DocumentPosition.Preceding;
						else return DocumentPosition.Following;
					}
					isSameNode(other) {
						throw new Error("This DOM method is not implemented." + this.debugInfo());
					}
					lookupPrefix(namespaceURI) {
						throw new Error("This DOM method is not implemented." + this.debugInfo());
					}
					isDefaultNamespace(namespaceURI) {
						throw new Error("This DOM method is not implemented." + this.debugInfo());
					}
					lookupNamespaceURI(prefix) {
						throw new Error("This DOM method is not implemented." + this.debugInfo());
					}
					isEqualNode(node) {
						var i, j, ref1;
						if (node.nodeType !== this.nodeType) return false;
						if (node.children.length !== this.children.length) return false;
						for (i = j = 0, ref1 = this.children.length - 1; 0 <= ref1 ? j <= ref1 : j >= ref1; i = 0 <= ref1 ? ++j : --j) if (!this.children[i].isEqualNode(node.children[i])) return false;
						return true;
					}
					getFeature(feature, version) {
						throw new Error("This DOM method is not implemented." + this.debugInfo());
					}
					setUserData(key, data, handler) {
						throw new Error("This DOM method is not implemented." + this.debugInfo());
					}
					getUserData(key) {
						throw new Error("This DOM method is not implemented." + this.debugInfo());
					}
					contains(other) {
						if (!other) return false;
						return other === this || this.isDescendant(other);
					}
					isDescendant(node) {
						var child, isDescendantChild, j, len, ref1 = this.children;
						for (j = 0, len = ref1.length; j < len; j++) {
							child = ref1[j];
							if (node === child) return true;
							isDescendantChild = child.isDescendant(node);
							if (isDescendantChild) return true;
						}
						return false;
					}
					isAncestor(node) {
						return node.isDescendant(this);
					}
					isPreceding(node) {
						var nodePos = this.treePosition(node), thisPos = this.treePosition(this);
						if (nodePos === -1 || thisPos === -1) return false;
						else return nodePos < thisPos;
					}
					isFollowing(node) {
						var nodePos = this.treePosition(node), thisPos = this.treePosition(this);
						if (nodePos === -1 || thisPos === -1) return false;
						else return nodePos > thisPos;
					}
					treePosition(node) {
						var found, pos = 0;
						found = false;
						this.foreachTreeNode(this.document(), function(childNode) {
							pos++;
							if (!found && childNode === node) return found = true;
						});
						if (found) return pos;
						else return -1;
					}
					foreachTreeNode(node, func) {
						var child, j, len, ref1, res;
						node || (node = this.document());
						ref1 = node.children;
						for (j = 0, len = ref1.length; j < len; j++) {
							child = ref1[j];
							if (res = func(child)) return res;
							else {
								res = this.foreachTreeNode(child, func);
								if (res) return res;
							}
						}
					}
				}
				Object.defineProperty(XMLNode.prototype, "nodeName", { get: function() {
					return this.name;
				} });
				Object.defineProperty(XMLNode.prototype, "nodeType", { get: function() {
					return this.type;
				} });
				Object.defineProperty(XMLNode.prototype, "nodeValue", { get: function() {
					return this.value;
				} });
				Object.defineProperty(XMLNode.prototype, "parentNode", { get: function() {
					return this.parent;
				} });
				Object.defineProperty(XMLNode.prototype, "childNodes", { get: function() {
					if (!this.childNodeList || !this.childNodeList.nodes) this.childNodeList = new XMLNodeList(this.children);
					return this.childNodeList;
				} });
				Object.defineProperty(XMLNode.prototype, "firstChild", { get: function() {
					return this.children[0] || null;
				} });
				Object.defineProperty(XMLNode.prototype, "lastChild", { get: function() {
					return this.children[this.children.length - 1] || null;
				} });
				Object.defineProperty(XMLNode.prototype, "previousSibling", { get: function() {
					var i = this.parent.children.indexOf(this);
					return this.parent.children[i - 1] || null;
				} });
				Object.defineProperty(XMLNode.prototype, "nextSibling", { get: function() {
					var i = this.parent.children.indexOf(this);
					return this.parent.children[i + 1] || null;
				} });
				Object.defineProperty(XMLNode.prototype, "ownerDocument", { get: function() {
					return this.document() || null;
				} });
				Object.defineProperty(XMLNode.prototype, "textContent", {
					get: function() {
						var child, j, len, ref1, str;
						if (this.nodeType === NodeType.Element || this.nodeType === NodeType.DocumentFragment) {
							str = "";
							ref1 = this.children;
							for (j = 0, len = ref1.length; j < len; j++) {
								child = ref1[j];
								if (child.textContent) str += child.textContent;
							}
							return str;
						} else return null;
					},
					set: function(value) {
						throw new Error("This DOM method is not implemented." + this.debugInfo());
					}
				});
				return XMLNode;
			}).call(this);
		}).call(commonjsGlobal);
		return XMLNode.exports;
	}
	var XMLStringifier = { exports: {} };
	var hasRequiredXMLStringifier;
	function requireXMLStringifier() {
		if (hasRequiredXMLStringifier) return XMLStringifier.exports;
		hasRequiredXMLStringifier = 1;
		(function() {
			var hasProp = {}.hasOwnProperty;
			XMLStringifier.exports = (function() {
				class XMLStringifier {
					constructor(options) {
						var key, ref, value;
						this.assertLegalChar = this.assertLegalChar.bind(this);
						this.assertLegalName = this.assertLegalName.bind(this);
						options || (options = {});
						this.options = options;
						if (!this.options.version) this.options.version = "1.0";
						ref = options.stringify || {};
						for (key in ref) {
							if (!hasProp.call(ref, key)) continue;
							value = ref[key];
							this[key] = value;
						}
					}
					name(val) {
						if (this.options.noValidation) return val;
						return this.assertLegalName("" + val || "");
					}
					text(val) {
						if (this.options.noValidation) return val;
						return this.assertLegalChar(this.textEscape("" + val || ""));
					}
					cdata(val) {
						if (this.options.noValidation) return val;
						val = "" + val || "";
						val = val.replace("]]>", "]]]]><![CDATA[>");
						return this.assertLegalChar(val);
					}
					comment(val) {
						if (this.options.noValidation) return val;
						val = "" + val || "";
						if (val.match(/--/)) throw new Error("Comment text cannot contain double-hypen: " + val);
						return this.assertLegalChar(val);
					}
					raw(val) {
						if (this.options.noValidation) return val;
						return "" + val || "";
					}
					attValue(val) {
						if (this.options.noValidation) return val;
						return this.assertLegalChar(this.attEscape(val = "" + val || ""));
					}
					insTarget(val) {
						if (this.options.noValidation) return val;
						return this.assertLegalChar("" + val || "");
					}
					insValue(val) {
						if (this.options.noValidation) return val;
						val = "" + val || "";
						if (val.match(/\?>/)) throw new Error("Invalid processing instruction value: " + val);
						return this.assertLegalChar(val);
					}
					xmlVersion(val) {
						if (this.options.noValidation) return val;
						val = "" + val || "";
						if (!val.match(/1\.[0-9]+/)) throw new Error("Invalid version number: " + val);
						return val;
					}
					xmlEncoding(val) {
						if (this.options.noValidation) return val;
						val = "" + val || "";
						if (!val.match(/^[A-Za-z](?:[A-Za-z0-9._-])*$/)) throw new Error("Invalid encoding: " + val);
						return this.assertLegalChar(val);
					}
					xmlStandalone(val) {
						if (this.options.noValidation) return val;
						if (val) return "yes";
						else return "no";
					}
					dtdPubID(val) {
						if (this.options.noValidation) return val;
						return this.assertLegalChar("" + val || "");
					}
					dtdSysID(val) {
						if (this.options.noValidation) return val;
						return this.assertLegalChar("" + val || "");
					}
					dtdElementValue(val) {
						if (this.options.noValidation) return val;
						return this.assertLegalChar("" + val || "");
					}
					dtdAttType(val) {
						if (this.options.noValidation) return val;
						return this.assertLegalChar("" + val || "");
					}
					dtdAttDefault(val) {
						if (this.options.noValidation) return val;
						return this.assertLegalChar("" + val || "");
					}
					dtdEntityValue(val) {
						if (this.options.noValidation) return val;
						return this.assertLegalChar("" + val || "");
					}
					dtdNData(val) {
						if (this.options.noValidation) return val;
						return this.assertLegalChar("" + val || "");
					}
					assertLegalChar(str) {
						var regex, res;
						if (this.options.noValidation) return str;
						if (this.options.version === "1.0") {
							regex = /[\0-\x08\x0B\f\x0E-\x1F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?:[^\uD800-\uDBFF]|^)[\uDC00-\uDFFF]/g;
							if (this.options.invalidCharReplacement !== void 0) str = str.replace(regex, this.options.invalidCharReplacement);
							else if (res = str.match(regex)) throw new Error(`Invalid character in string: ${str} at index ${res.index}`);
						} else if (this.options.version === "1.1") {
							regex = /[\0\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?:[^\uD800-\uDBFF]|^)[\uDC00-\uDFFF]/g;
							if (this.options.invalidCharReplacement !== void 0) str = str.replace(regex, this.options.invalidCharReplacement);
							else if (res = str.match(regex)) throw new Error(`Invalid character in string: ${str} at index ${res.index}`);
						}
						return str;
					}
					assertLegalName(str) {
						var regex;
						if (this.options.noValidation) return str;
						str = this.assertLegalChar(str);
						regex = /^([:A-Z_a-z\xC0-\xD6\xD8-\xF6\xF8-\u02FF\u0370-\u037D\u037F-\u1FFF\u200C\u200D\u2070-\u218F\u2C00-\u2FEF\u3001-\uD7FF\uF900-\uFDCF\uFDF0-\uFFFD]|[\uD800-\uDB7F][\uDC00-\uDFFF])([\x2D\.0-:A-Z_a-z\xB7\xC0-\xD6\xD8-\xF6\xF8-\u037D\u037F-\u1FFF\u200C\u200D\u203F\u2040\u2070-\u218F\u2C00-\u2FEF\u3001-\uD7FF\uF900-\uFDCF\uFDF0-\uFFFD]|[\uD800-\uDB7F][\uDC00-\uDFFF])*$/;
						if (!str.match(regex)) throw new Error(`Invalid character in name: ${str}`);
						return str;
					}
					textEscape(str) {
						var ampregex;
						if (this.options.noValidation) return str;
						ampregex = this.options.noDoubleEncoding ? /(?!&(lt|gt|amp|apos|quot);)&/g : /&/g;
						return str.replace(ampregex, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/\r/g, "&#xD;");
					}
					attEscape(str) {
						var ampregex;
						if (this.options.noValidation) return str;
						ampregex = this.options.noDoubleEncoding ? /(?!&(lt|gt|amp|apos|quot);)&/g : /&/g;
						return str.replace(ampregex, "&amp;").replace(/</g, "&lt;").replace(/"/g, "&quot;").replace(/\t/g, "&#x9;").replace(/\n/g, "&#xA;").replace(/\r/g, "&#xD;");
					}
				}
				XMLStringifier.prototype.convertAttKey = "@";
				XMLStringifier.prototype.convertPIKey = "?";
				XMLStringifier.prototype.convertTextKey = "#text";
				XMLStringifier.prototype.convertCDataKey = "#cdata";
				XMLStringifier.prototype.convertCommentKey = "#comment";
				XMLStringifier.prototype.convertRawKey = "#raw";
				return XMLStringifier;
			}).call(this);
		}).call(commonjsGlobal);
		return XMLStringifier.exports;
	}
	var XMLStringWriter = { exports: {} };
	var XMLWriterBase = { exports: {} };
	var WriterState = { exports: {} };
	var hasRequiredWriterState;
	function requireWriterState() {
		if (hasRequiredWriterState) return WriterState.exports;
		hasRequiredWriterState = 1;
		(function() {
			WriterState.exports = {
				None: 0,
				OpenTag: 1,
				InsideTag: 2,
				CloseTag: 3
			};
		}).call(commonjsGlobal);
		return WriterState.exports;
	}
	var hasRequiredXMLWriterBase;
	function requireXMLWriterBase() {
		if (hasRequiredXMLWriterBase) return XMLWriterBase.exports;
		hasRequiredXMLWriterBase = 1;
		(function() {
			var NodeType, WriterState, assign, hasProp = {}.hasOwnProperty;
			({assign} = requireUtility());
			NodeType = requireNodeType();
			requireXMLDeclaration();
			requireXMLDocType();
			requireXMLCData();
			requireXMLComment();
			requireXMLElement();
			requireXMLRaw();
			requireXMLText();
			requireXMLProcessingInstruction();
			requireXMLDummy();
			requireXMLDTDAttList();
			requireXMLDTDElement();
			requireXMLDTDEntity();
			requireXMLDTDNotation();
			WriterState = requireWriterState();
			XMLWriterBase.exports = class XMLWriterBase {
				constructor(options) {
					var key, ref, value;
					options || (options = {});
					this.options = options;
					ref = options.writer || {};
					for (key in ref) {
						if (!hasProp.call(ref, key)) continue;
						value = ref[key];
						this["_" + key] = this[key];
						this[key] = value;
					}
				}
				filterOptions(options) {
					var filteredOptions, ref, ref1, ref2, ref3, ref4, ref5, ref6, ref7;
					options || (options = {});
					options = assign({}, this.options, options);
					filteredOptions = { writer: this };
					filteredOptions.pretty = options.pretty || false;
					filteredOptions.allowEmpty = options.allowEmpty || false;
					filteredOptions.indent = (ref = options.indent) != null ? ref : "  ";
					filteredOptions.newline = (ref1 = options.newline) != null ? ref1 : "\n";
					filteredOptions.offset = (ref2 = options.offset) != null ? ref2 : 0;
					filteredOptions.width = (ref3 = options.width) != null ? ref3 : 0;
					filteredOptions.dontPrettyTextNodes = (ref4 = (ref5 = options.dontPrettyTextNodes) != null ? ref5 : options.dontprettytextnodes) != null ? ref4 : 0;
					filteredOptions.spaceBeforeSlash = (ref6 = (ref7 = options.spaceBeforeSlash) != null ? ref7 : options.spacebeforeslash) != null ? ref6 : "";
					if (filteredOptions.spaceBeforeSlash === true) filteredOptions.spaceBeforeSlash = " ";
					filteredOptions.suppressPrettyCount = 0;
					filteredOptions.user = {};
					filteredOptions.state = WriterState.None;
					return filteredOptions;
				}
				indent(node, options, level) {
					var indentLevel;
					if (!options.pretty || options.suppressPrettyCount) return "";
					else if (options.pretty) {
						indentLevel = (level || 0) + options.offset + 1;
						if (indentLevel > 0) return new Array(indentLevel).join(options.indent);
					}
					return "";
				}
				endline(node, options, level) {
					if (!options.pretty || options.suppressPrettyCount) return "";
					else return options.newline;
				}
				attribute(att, options, level) {
					var r;
					this.openAttribute(att, options, level);
					if (options.pretty && options.width > 0) r = att.name + "=\"" + att.value + "\"";
					else r = " " + att.name + "=\"" + att.value + "\"";
					this.closeAttribute(att, options, level);
					return r;
				}
				cdata(node, options, level) {
					var r;
					this.openNode(node, options, level);
					options.state = WriterState.OpenTag;
					r = this.indent(node, options, level) + "<![CDATA[";
					options.state = WriterState.InsideTag;
					r += node.value;
					options.state = WriterState.CloseTag;
					r += "]]>" + this.endline(node, options, level);
					options.state = WriterState.None;
					this.closeNode(node, options, level);
					return r;
				}
				comment(node, options, level) {
					var r;
					this.openNode(node, options, level);
					options.state = WriterState.OpenTag;
					r = this.indent(node, options, level) + "<!-- ";
					options.state = WriterState.InsideTag;
					r += node.value;
					options.state = WriterState.CloseTag;
					r += " -->" + this.endline(node, options, level);
					options.state = WriterState.None;
					this.closeNode(node, options, level);
					return r;
				}
				declaration(node, options, level) {
					var r;
					this.openNode(node, options, level);
					options.state = WriterState.OpenTag;
					r = this.indent(node, options, level) + "<?xml";
					options.state = WriterState.InsideTag;
					r += " version=\"" + node.version + "\"";
					if (node.encoding != null) r += " encoding=\"" + node.encoding + "\"";
					if (node.standalone != null) r += " standalone=\"" + node.standalone + "\"";
					options.state = WriterState.CloseTag;
					r += options.spaceBeforeSlash + "?>";
					r += this.endline(node, options, level);
					options.state = WriterState.None;
					this.closeNode(node, options, level);
					return r;
				}
				docType(node, options, level) {
					var child, i, len1, r, ref;
					level || (level = 0);
					this.openNode(node, options, level);
					options.state = WriterState.OpenTag;
					r = this.indent(node, options, level);
					r += "<!DOCTYPE " + node.root().name;
					if (node.pubID && node.sysID) r += " PUBLIC \"" + node.pubID + "\" \"" + node.sysID + "\"";
					else if (node.sysID) r += " SYSTEM \"" + node.sysID + "\"";
					if (node.children.length > 0) {
						r += " [";
						r += this.endline(node, options, level);
						options.state = WriterState.InsideTag;
						ref = node.children;
						for (i = 0, len1 = ref.length; i < len1; i++) {
							child = ref[i];
							r += this.writeChildNode(child, options, level + 1);
						}
						options.state = WriterState.CloseTag;
						r += "]";
					}
					options.state = WriterState.CloseTag;
					r += options.spaceBeforeSlash + ">";
					r += this.endline(node, options, level);
					options.state = WriterState.None;
					this.closeNode(node, options, level);
					return r;
				}
				element(node, options, level) {
					var att, attLen, child, childNodeCount, firstChildNode, i, j, len, len1, len2, name, prettySuppressed, r, ratt, ref, ref1, ref2, ref3, rline;
					level || (level = 0);
					prettySuppressed = false;
					this.openNode(node, options, level);
					options.state = WriterState.OpenTag;
					r = this.indent(node, options, level) + "<" + node.name;
					if (options.pretty && options.width > 0) {
						len = r.length;
						ref = node.attribs;
						for (name in ref) {
							if (!hasProp.call(ref, name)) continue;
							att = ref[name];
							ratt = this.attribute(att, options, level);
							attLen = ratt.length;
							if (len + attLen > options.width) {
								rline = this.indent(node, options, level + 1) + ratt;
								r += this.endline(node, options, level) + rline;
								len = rline.length;
							} else {
								rline = " " + ratt;
								r += rline;
								len += rline.length;
							}
						}
					} else {
						ref1 = node.attribs;
						for (name in ref1) {
							if (!hasProp.call(ref1, name)) continue;
							att = ref1[name];
							r += this.attribute(att, options, level);
						}
					}
					childNodeCount = node.children.length;
					firstChildNode = childNodeCount === 0 ? null : node.children[0];
					if (childNodeCount === 0 || node.children.every(function(e) {
						return (e.type === NodeType.Text || e.type === NodeType.Raw || e.type === NodeType.CData) && e.value === "";
					})) {
						if (options.allowEmpty) {
							r += ">";
							options.state = WriterState.CloseTag;
							r += "</" + node.name + ">" + this.endline(node, options, level);
						} else {
							options.state = WriterState.CloseTag;
							r += options.spaceBeforeSlash + "/>" + this.endline(node, options, level);
						}
					} else if (options.pretty && childNodeCount === 1 && (firstChildNode.type === NodeType.Text || firstChildNode.type === NodeType.Raw || firstChildNode.type === NodeType.CData) && firstChildNode.value != null) {
						r += ">";
						options.state = WriterState.InsideTag;
						options.suppressPrettyCount++;
						prettySuppressed = true;
						r += this.writeChildNode(firstChildNode, options, level + 1);
						options.suppressPrettyCount--;
						prettySuppressed = false;
						options.state = WriterState.CloseTag;
						r += "</" + node.name + ">" + this.endline(node, options, level);
					} else {
						if (options.dontPrettyTextNodes) {
							ref2 = node.children;
							for (i = 0, len1 = ref2.length; i < len1; i++) {
								child = ref2[i];
								if ((child.type === NodeType.Text || child.type === NodeType.Raw || child.type === NodeType.CData) && child.value != null) {
									options.suppressPrettyCount++;
									prettySuppressed = true;
									break;
								}
							}
						}
						r += ">" + this.endline(node, options, level);
						options.state = WriterState.InsideTag;
						ref3 = node.children;
						for (j = 0, len2 = ref3.length; j < len2; j++) {
							child = ref3[j];
							r += this.writeChildNode(child, options, level + 1);
						}
						options.state = WriterState.CloseTag;
						r += this.indent(node, options, level) + "</" + node.name + ">";
						if (prettySuppressed) options.suppressPrettyCount--;
						r += this.endline(node, options, level);
						options.state = WriterState.None;
					}
					this.closeNode(node, options, level);
					return r;
				}
				writeChildNode(node, options, level) {
					switch (node.type) {
						case NodeType.CData: return this.cdata(node, options, level);
						case NodeType.Comment: return this.comment(node, options, level);
						case NodeType.Element: return this.element(node, options, level);
						case NodeType.Raw: return this.raw(node, options, level);
						case NodeType.Text: return this.text(node, options, level);
						case NodeType.ProcessingInstruction: return this.processingInstruction(node, options, level);
						case NodeType.Dummy: return "";
						case NodeType.Declaration: return this.declaration(node, options, level);
						case NodeType.DocType: return this.docType(node, options, level);
						case NodeType.AttributeDeclaration: return this.dtdAttList(node, options, level);
						case NodeType.ElementDeclaration: return this.dtdElement(node, options, level);
						case NodeType.EntityDeclaration: return this.dtdEntity(node, options, level);
						case NodeType.NotationDeclaration: return this.dtdNotation(node, options, level);
						default: throw new Error("Unknown XML node type: " + node.constructor.name);
					}
				}
				processingInstruction(node, options, level) {
					var r;
					this.openNode(node, options, level);
					options.state = WriterState.OpenTag;
					r = this.indent(node, options, level) + "<?";
					options.state = WriterState.InsideTag;
					r += node.target;
					if (node.value) r += " " + node.value;
					options.state = WriterState.CloseTag;
					r += options.spaceBeforeSlash + "?>";
					r += this.endline(node, options, level);
					options.state = WriterState.None;
					this.closeNode(node, options, level);
					return r;
				}
				raw(node, options, level) {
					var r;
					this.openNode(node, options, level);
					options.state = WriterState.OpenTag;
					r = this.indent(node, options, level);
					options.state = WriterState.InsideTag;
					r += node.value;
					options.state = WriterState.CloseTag;
					r += this.endline(node, options, level);
					options.state = WriterState.None;
					this.closeNode(node, options, level);
					return r;
				}
				text(node, options, level) {
					var r;
					this.openNode(node, options, level);
					options.state = WriterState.OpenTag;
					r = this.indent(node, options, level);
					options.state = WriterState.InsideTag;
					r += node.value;
					options.state = WriterState.CloseTag;
					r += this.endline(node, options, level);
					options.state = WriterState.None;
					this.closeNode(node, options, level);
					return r;
				}
				dtdAttList(node, options, level) {
					var r;
					this.openNode(node, options, level);
					options.state = WriterState.OpenTag;
					r = this.indent(node, options, level) + "<!ATTLIST";
					options.state = WriterState.InsideTag;
					r += " " + node.elementName + " " + node.attributeName + " " + node.attributeType;
					if (node.defaultValueType !== "#DEFAULT") r += " " + node.defaultValueType;
					if (node.defaultValue) r += " \"" + node.defaultValue + "\"";
					options.state = WriterState.CloseTag;
					r += options.spaceBeforeSlash + ">" + this.endline(node, options, level);
					options.state = WriterState.None;
					this.closeNode(node, options, level);
					return r;
				}
				dtdElement(node, options, level) {
					var r;
					this.openNode(node, options, level);
					options.state = WriterState.OpenTag;
					r = this.indent(node, options, level) + "<!ELEMENT";
					options.state = WriterState.InsideTag;
					r += " " + node.name + " " + node.value;
					options.state = WriterState.CloseTag;
					r += options.spaceBeforeSlash + ">" + this.endline(node, options, level);
					options.state = WriterState.None;
					this.closeNode(node, options, level);
					return r;
				}
				dtdEntity(node, options, level) {
					var r;
					this.openNode(node, options, level);
					options.state = WriterState.OpenTag;
					r = this.indent(node, options, level) + "<!ENTITY";
					options.state = WriterState.InsideTag;
					if (node.pe) r += " %";
					r += " " + node.name;
					if (node.value) r += " \"" + node.value + "\"";
					else {
						if (node.pubID && node.sysID) r += " PUBLIC \"" + node.pubID + "\" \"" + node.sysID + "\"";
						else if (node.sysID) r += " SYSTEM \"" + node.sysID + "\"";
						if (node.nData) r += " NDATA " + node.nData;
					}
					options.state = WriterState.CloseTag;
					r += options.spaceBeforeSlash + ">" + this.endline(node, options, level);
					options.state = WriterState.None;
					this.closeNode(node, options, level);
					return r;
				}
				dtdNotation(node, options, level) {
					var r;
					this.openNode(node, options, level);
					options.state = WriterState.OpenTag;
					r = this.indent(node, options, level) + "<!NOTATION";
					options.state = WriterState.InsideTag;
					r += " " + node.name;
					if (node.pubID && node.sysID) r += " PUBLIC \"" + node.pubID + "\" \"" + node.sysID + "\"";
					else if (node.pubID) r += " PUBLIC \"" + node.pubID + "\"";
					else if (node.sysID) r += " SYSTEM \"" + node.sysID + "\"";
					options.state = WriterState.CloseTag;
					r += options.spaceBeforeSlash + ">" + this.endline(node, options, level);
					options.state = WriterState.None;
					this.closeNode(node, options, level);
					return r;
				}
				openNode(node, options, level) {}
				closeNode(node, options, level) {}
				openAttribute(att, options, level) {}
				closeAttribute(att, options, level) {}
			};
		}).call(commonjsGlobal);
		return XMLWriterBase.exports;
	}
	var hasRequiredXMLStringWriter;
	function requireXMLStringWriter() {
		if (hasRequiredXMLStringWriter) return XMLStringWriter.exports;
		hasRequiredXMLStringWriter = 1;
		(function() {
			var XMLWriterBase = requireXMLWriterBase();
			XMLStringWriter.exports = class XMLStringWriter extends XMLWriterBase {
				constructor(options) {
					super(options);
				}
				document(doc, options) {
					var child, i, len, r, ref;
					options = this.filterOptions(options);
					r = "";
					ref = doc.children;
					for (i = 0, len = ref.length; i < len; i++) {
						child = ref[i];
						r += this.writeChildNode(child, options, 0);
					}
					if (options.pretty && r.slice(-options.newline.length) === options.newline) r = r.slice(0, -options.newline.length);
					return r;
				}
			};
		}).call(commonjsGlobal);
		return XMLStringWriter.exports;
	}
	var hasRequiredXMLDocument;
	function requireXMLDocument() {
		if (hasRequiredXMLDocument) return XMLDocument.exports;
		hasRequiredXMLDocument = 1;
		(function() {
			var NodeType, XMLDOMConfiguration, XMLDOMImplementation, XMLNode, XMLStringWriter, XMLStringifier, isPlainObject;
			({isPlainObject} = requireUtility());
			XMLDOMImplementation = requireXMLDOMImplementation();
			XMLDOMConfiguration = requireXMLDOMConfiguration();
			XMLNode = requireXMLNode();
			NodeType = requireNodeType();
			XMLStringifier = requireXMLStringifier();
			XMLStringWriter = requireXMLStringWriter();
			XMLDocument.exports = (function() {
				class XMLDocument extends XMLNode {
					constructor(options) {
						super(null);
						this.name = "#document";
						this.type = NodeType.Document;
						this.documentURI = null;
						this.domConfig = new XMLDOMConfiguration();
						options || (options = {});
						if (!options.writer) options.writer = new XMLStringWriter();
						this.options = options;
						this.stringify = new XMLStringifier(options);
					}
					end(writer) {
						var writerOptions = {};
						if (!writer) writer = this.options.writer;
						else if (isPlainObject(writer)) {
							writerOptions = writer;
							writer = this.options.writer;
						}
						return writer.document(this, writer.filterOptions(writerOptions));
					}
					toString(options) {
						return this.options.writer.document(this, this.options.writer.filterOptions(options));
					}
					createElement(tagName) {
						throw new Error("This DOM method is not implemented." + this.debugInfo());
					}
					createDocumentFragment() {
						throw new Error("This DOM method is not implemented." + this.debugInfo());
					}
					createTextNode(data) {
						throw new Error("This DOM method is not implemented." + this.debugInfo());
					}
					createComment(data) {
						throw new Error("This DOM method is not implemented." + this.debugInfo());
					}
					createCDATASection(data) {
						throw new Error("This DOM method is not implemented." + this.debugInfo());
					}
					createProcessingInstruction(target, data) {
						throw new Error("This DOM method is not implemented." + this.debugInfo());
					}
					createAttribute(name) {
						throw new Error("This DOM method is not implemented." + this.debugInfo());
					}
					createEntityReference(name) {
						throw new Error("This DOM method is not implemented." + this.debugInfo());
					}
					getElementsByTagName(tagname) {
						throw new Error("This DOM method is not implemented." + this.debugInfo());
					}
					importNode(importedNode, deep) {
						throw new Error("This DOM method is not implemented." + this.debugInfo());
					}
					createElementNS(namespaceURI, qualifiedName) {
						throw new Error("This DOM method is not implemented." + this.debugInfo());
					}
					createAttributeNS(namespaceURI, qualifiedName) {
						throw new Error("This DOM method is not implemented." + this.debugInfo());
					}
					getElementsByTagNameNS(namespaceURI, localName) {
						throw new Error("This DOM method is not implemented." + this.debugInfo());
					}
					getElementById(elementId) {
						throw new Error("This DOM method is not implemented." + this.debugInfo());
					}
					adoptNode(source) {
						throw new Error("This DOM method is not implemented." + this.debugInfo());
					}
					normalizeDocument() {
						throw new Error("This DOM method is not implemented." + this.debugInfo());
					}
					renameNode(node, namespaceURI, qualifiedName) {
						throw new Error("This DOM method is not implemented." + this.debugInfo());
					}
					getElementsByClassName(classNames) {
						throw new Error("This DOM method is not implemented." + this.debugInfo());
					}
					createEvent(eventInterface) {
						throw new Error("This DOM method is not implemented." + this.debugInfo());
					}
					createRange() {
						throw new Error("This DOM method is not implemented." + this.debugInfo());
					}
					createNodeIterator(root, whatToShow, filter) {
						throw new Error("This DOM method is not implemented." + this.debugInfo());
					}
					createTreeWalker(root, whatToShow, filter) {
						throw new Error("This DOM method is not implemented." + this.debugInfo());
					}
				}
				Object.defineProperty(XMLDocument.prototype, "implementation", { value: new XMLDOMImplementation() });
				Object.defineProperty(XMLDocument.prototype, "doctype", { get: function() {
					var child, i, len, ref = this.children;
					for (i = 0, len = ref.length; i < len; i++) {
						child = ref[i];
						if (child.type === NodeType.DocType) return child;
					}
					return null;
				} });
				Object.defineProperty(XMLDocument.prototype, "documentElement", { get: function() {
					return this.rootObject || null;
				} });
				Object.defineProperty(XMLDocument.prototype, "inputEncoding", { get: function() {
					return null;
				} });
				Object.defineProperty(XMLDocument.prototype, "strictErrorChecking", { get: function() {
					return false;
				} });
				Object.defineProperty(XMLDocument.prototype, "xmlEncoding", { get: function() {
					if (this.children.length !== 0 && this.children[0].type === NodeType.Declaration) return this.children[0].encoding;
					else return null;
				} });
				Object.defineProperty(XMLDocument.prototype, "xmlStandalone", { get: function() {
					if (this.children.length !== 0 && this.children[0].type === NodeType.Declaration) return this.children[0].standalone === "yes";
					else return false;
				} });
				Object.defineProperty(XMLDocument.prototype, "xmlVersion", { get: function() {
					if (this.children.length !== 0 && this.children[0].type === NodeType.Declaration) return this.children[0].version;
					else return "1.0";
				} });
				Object.defineProperty(XMLDocument.prototype, "URL", { get: function() {
					return this.documentURI;
				} });
				Object.defineProperty(XMLDocument.prototype, "origin", { get: function() {
					return null;
				} });
				Object.defineProperty(XMLDocument.prototype, "compatMode", { get: function() {
					return null;
				} });
				Object.defineProperty(XMLDocument.prototype, "characterSet", { get: function() {
					return null;
				} });
				Object.defineProperty(XMLDocument.prototype, "contentType", { get: function() {
					return null;
				} });
				return XMLDocument;
			}).call(this);
		}).call(commonjsGlobal);
		return XMLDocument.exports;
	}
	var XMLDocumentCB = { exports: {} };
	var hasRequiredXMLDocumentCB;
	function requireXMLDocumentCB() {
		if (hasRequiredXMLDocumentCB) return XMLDocumentCB.exports;
		hasRequiredXMLDocumentCB = 1;
		(function() {
			var NodeType, WriterState, XMLAttribute, XMLCData, XMLComment, XMLDTDAttList, XMLDTDElement, XMLDTDEntity, XMLDTDNotation, XMLDeclaration, XMLDocType, XMLDocument, XMLElement, XMLProcessingInstruction, XMLRaw, XMLStringWriter, XMLStringifier, XMLText, getValue, isFunction, isObject, isPlainObject, hasProp = {}.hasOwnProperty;
			({isObject, isFunction, isPlainObject, getValue} = requireUtility());
			NodeType = requireNodeType();
			XMLDocument = requireXMLDocument();
			XMLElement = requireXMLElement();
			XMLCData = requireXMLCData();
			XMLComment = requireXMLComment();
			XMLRaw = requireXMLRaw();
			XMLText = requireXMLText();
			XMLProcessingInstruction = requireXMLProcessingInstruction();
			XMLDeclaration = requireXMLDeclaration();
			XMLDocType = requireXMLDocType();
			XMLDTDAttList = requireXMLDTDAttList();
			XMLDTDEntity = requireXMLDTDEntity();
			XMLDTDElement = requireXMLDTDElement();
			XMLDTDNotation = requireXMLDTDNotation();
			XMLAttribute = requireXMLAttribute();
			XMLStringifier = requireXMLStringifier();
			XMLStringWriter = requireXMLStringWriter();
			WriterState = requireWriterState();
			XMLDocumentCB.exports = class XMLDocumentCB {
				constructor(options, onData, onEnd) {
					var writerOptions;
					this.name = "?xml";
					this.type = NodeType.Document;
					options || (options = {});
					writerOptions = {};
					if (!options.writer) options.writer = new XMLStringWriter();
					else if (isPlainObject(options.writer)) {
						writerOptions = options.writer;
						options.writer = new XMLStringWriter();
					}
					this.options = options;
					this.writer = options.writer;
					this.writerOptions = this.writer.filterOptions(writerOptions);
					this.stringify = new XMLStringifier(options);
					this.onDataCallback = onData || function() {};
					this.onEndCallback = onEnd || function() {};
					this.currentNode = null;
					this.currentLevel = -1;
					this.openTags = {};
					this.documentStarted = false;
					this.documentCompleted = false;
					this.root = null;
				}
				createChildNode(node) {
					var att, attName, attributes, child, i, len, ref, ref1;
					switch (node.type) {
						case NodeType.CData:
							this.cdata(node.value);
							break;
						case NodeType.Comment:
							this.comment(node.value);
							break;
						case NodeType.Element:
							attributes = {};
							ref = node.attribs;
							for (attName in ref) {
								if (!hasProp.call(ref, attName)) continue;
								att = ref[attName];
								attributes[attName] = att.value;
							}
							this.node(node.name, attributes);
							break;
						case NodeType.Dummy:
							this.dummy();
							break;
						case NodeType.Raw:
							this.raw(node.value);
							break;
						case NodeType.Text:
							this.text(node.value);
							break;
						case NodeType.ProcessingInstruction:
							this.instruction(node.target, node.value);
							break;
						default: throw new Error("This XML node type is not supported in a JS object: " + node.constructor.name);
					}
					ref1 = node.children;
					for (i = 0, len = ref1.length; i < len; i++) {
						child = ref1[i];
						this.createChildNode(child);
						if (child.type === NodeType.Element) this.up();
					}
					return this;
				}
				dummy() {
					return this;
				}
				node(name, attributes, text) {
					if (name == null) throw new Error("Missing node name.");
					if (this.root && this.currentLevel === -1) throw new Error("Document can only have one root node. " + this.debugInfo(name));
					this.openCurrent();
					name = getValue(name);
					if (attributes == null) attributes = {};
					attributes = getValue(attributes);
					if (!isObject(attributes)) [text, attributes] = [attributes, text];
					this.currentNode = new XMLElement(this, name, attributes);
					this.currentNode.children = false;
					this.currentLevel++;
					this.openTags[this.currentLevel] = this.currentNode;
					if (text != null) this.text(text);
					return this;
				}
				element(name, attributes, text) {
					var child, i, len, oldValidationFlag, ref, root;
					if (this.currentNode && this.currentNode.type === NodeType.DocType) this.dtdElement(...arguments);
					else if (Array.isArray(name) || isObject(name) || isFunction(name)) {
						oldValidationFlag = this.options.noValidation;
						this.options.noValidation = true;
						root = new XMLDocument(this.options).element("TEMP_ROOT");
						root.element(name);
						this.options.noValidation = oldValidationFlag;
						ref = root.children;
						for (i = 0, len = ref.length; i < len; i++) {
							child = ref[i];
							this.createChildNode(child);
							if (child.type === NodeType.Element) this.up();
						}
					} else this.node(name, attributes, text);
					return this;
				}
				attribute(name, value) {
					var attName, attValue;
					if (!this.currentNode || this.currentNode.children) throw new Error("att() can only be used immediately after an ele() call in callback mode. " + this.debugInfo(name));
					if (name != null) name = getValue(name);
					if (isObject(name)) for (attName in name) {
						if (!hasProp.call(name, attName)) continue;
						attValue = name[attName];
						this.attribute(attName, attValue);
					}
					else {
						if (isFunction(value)) value = value.apply();
						if (this.options.keepNullAttributes && value == null) this.currentNode.attribs[name] = new XMLAttribute(this, name, "");
						else if (value != null) this.currentNode.attribs[name] = new XMLAttribute(this, name, value);
					}
					return this;
				}
				text(value) {
					var node;
					this.openCurrent();
					node = new XMLText(this, value);
					this.onData(this.writer.text(node, this.writerOptions, this.currentLevel + 1), this.currentLevel + 1);
					return this;
				}
				cdata(value) {
					var node;
					this.openCurrent();
					node = new XMLCData(this, value);
					this.onData(this.writer.cdata(node, this.writerOptions, this.currentLevel + 1), this.currentLevel + 1);
					return this;
				}
				comment(value) {
					var node;
					this.openCurrent();
					node = new XMLComment(this, value);
					this.onData(this.writer.comment(node, this.writerOptions, this.currentLevel + 1), this.currentLevel + 1);
					return this;
				}
				raw(value) {
					var node;
					this.openCurrent();
					node = new XMLRaw(this, value);
					this.onData(this.writer.raw(node, this.writerOptions, this.currentLevel + 1), this.currentLevel + 1);
					return this;
				}
				instruction(target, value) {
					var i, insTarget, insValue, len, node;
					this.openCurrent();
					if (target != null) target = getValue(target);
					if (value != null) value = getValue(value);
					if (Array.isArray(target)) for (i = 0, len = target.length; i < len; i++) {
						insTarget = target[i];
						this.instruction(insTarget);
					}
					else if (isObject(target)) for (insTarget in target) {
						if (!hasProp.call(target, insTarget)) continue;
						insValue = target[insTarget];
						this.instruction(insTarget, insValue);
					}
					else {
						if (isFunction(value)) value = value.apply();
						node = new XMLProcessingInstruction(this, target, value);
						this.onData(this.writer.processingInstruction(node, this.writerOptions, this.currentLevel + 1), this.currentLevel + 1);
					}
					return this;
				}
				declaration(version, encoding, standalone) {
					var node;
					this.openCurrent();
					if (this.documentStarted) throw new Error("declaration() must be the first node.");
					node = new XMLDeclaration(this, version, encoding, standalone);
					this.onData(this.writer.declaration(node, this.writerOptions, this.currentLevel + 1), this.currentLevel + 1);
					return this;
				}
				doctype(root, pubID, sysID) {
					this.openCurrent();
					if (root == null) throw new Error("Missing root node name.");
					if (this.root) throw new Error("dtd() must come before the root node.");
					this.currentNode = new XMLDocType(this, pubID, sysID);
					this.currentNode.rootNodeName = root;
					this.currentNode.children = false;
					this.currentLevel++;
					this.openTags[this.currentLevel] = this.currentNode;
					return this;
				}
				dtdElement(name, value) {
					var node;
					this.openCurrent();
					node = new XMLDTDElement(this, name, value);
					this.onData(this.writer.dtdElement(node, this.writerOptions, this.currentLevel + 1), this.currentLevel + 1);
					return this;
				}
				attList(elementName, attributeName, attributeType, defaultValueType, defaultValue) {
					var node;
					this.openCurrent();
					node = new XMLDTDAttList(this, elementName, attributeName, attributeType, defaultValueType, defaultValue);
					this.onData(this.writer.dtdAttList(node, this.writerOptions, this.currentLevel + 1), this.currentLevel + 1);
					return this;
				}
				entity(name, value) {
					var node;
					this.openCurrent();
					node = new XMLDTDEntity(this, false, name, value);
					this.onData(this.writer.dtdEntity(node, this.writerOptions, this.currentLevel + 1), this.currentLevel + 1);
					return this;
				}
				pEntity(name, value) {
					var node;
					this.openCurrent();
					node = new XMLDTDEntity(this, true, name, value);
					this.onData(this.writer.dtdEntity(node, this.writerOptions, this.currentLevel + 1), this.currentLevel + 1);
					return this;
				}
				notation(name, value) {
					var node;
					this.openCurrent();
					node = new XMLDTDNotation(this, name, value);
					this.onData(this.writer.dtdNotation(node, this.writerOptions, this.currentLevel + 1), this.currentLevel + 1);
					return this;
				}
				up() {
					if (this.currentLevel < 0) throw new Error("The document node has no parent.");
					if (this.currentNode) {
						if (this.currentNode.children) this.closeNode(this.currentNode);
						else this.openNode(this.currentNode);
						this.currentNode = null;
					} else this.closeNode(this.openTags[this.currentLevel]);
					delete this.openTags[this.currentLevel];
					this.currentLevel--;
					return this;
				}
				end() {
					while (this.currentLevel >= 0) this.up();
					return this.onEnd();
				}
				openCurrent() {
					if (this.currentNode) {
						this.currentNode.children = true;
						return this.openNode(this.currentNode);
					}
				}
				openNode(node) {
					var att, chunk, name, ref;
					if (!node.isOpen) {
						if (!this.root && this.currentLevel === 0 && node.type === NodeType.Element) this.root = node;
						chunk = "";
						if (node.type === NodeType.Element) {
							this.writerOptions.state = WriterState.OpenTag;
							chunk = this.writer.indent(node, this.writerOptions, this.currentLevel) + "<" + node.name;
							ref = node.attribs;
							for (name in ref) {
								if (!hasProp.call(ref, name)) continue;
								att = ref[name];
								chunk += this.writer.attribute(att, this.writerOptions, this.currentLevel);
							}
							chunk += (node.children ? ">" : "/>") + this.writer.endline(node, this.writerOptions, this.currentLevel);
							this.writerOptions.state = WriterState.InsideTag;
						} else {
							this.writerOptions.state = WriterState.OpenTag;
							chunk = this.writer.indent(node, this.writerOptions, this.currentLevel) + "<!DOCTYPE " + node.rootNodeName;
							if (node.pubID && node.sysID) chunk += " PUBLIC \"" + node.pubID + "\" \"" + node.sysID + "\"";
							else if (node.sysID) chunk += " SYSTEM \"" + node.sysID + "\"";
							if (node.children) {
								chunk += " [";
								this.writerOptions.state = WriterState.InsideTag;
							} else {
								this.writerOptions.state = WriterState.CloseTag;
								chunk += ">";
							}
							chunk += this.writer.endline(node, this.writerOptions, this.currentLevel);
						}
						this.onData(chunk, this.currentLevel);
						return node.isOpen = true;
					}
				}
				closeNode(node) {
					var chunk;
					if (!node.isClosed) {
						chunk = "";
						this.writerOptions.state = WriterState.CloseTag;
						if (node.type === NodeType.Element) chunk = this.writer.indent(node, this.writerOptions, this.currentLevel) + "</" + node.name + ">" + this.writer.endline(node, this.writerOptions, this.currentLevel);
						else chunk = this.writer.indent(node, this.writerOptions, this.currentLevel) + "]>" + this.writer.endline(node, this.writerOptions, this.currentLevel);
						this.writerOptions.state = WriterState.None;
						this.onData(chunk, this.currentLevel);
						return node.isClosed = true;
					}
				}
				onData(chunk, level) {
					this.documentStarted = true;
					return this.onDataCallback(chunk, level + 1);
				}
				onEnd() {
					this.documentCompleted = true;
					return this.onEndCallback();
				}
				debugInfo(name) {
					if (name == null) return "";
					else return "node: <" + name + ">";
				}
				ele() {
					return this.element(...arguments);
				}
				nod(name, attributes, text) {
					return this.node(name, attributes, text);
				}
				txt(value) {
					return this.text(value);
				}
				dat(value) {
					return this.cdata(value);
				}
				com(value) {
					return this.comment(value);
				}
				ins(target, value) {
					return this.instruction(target, value);
				}
				dec(version, encoding, standalone) {
					return this.declaration(version, encoding, standalone);
				}
				dtd(root, pubID, sysID) {
					return this.doctype(root, pubID, sysID);
				}
				e(name, attributes, text) {
					return this.element(name, attributes, text);
				}
				n(name, attributes, text) {
					return this.node(name, attributes, text);
				}
				t(value) {
					return this.text(value);
				}
				d(value) {
					return this.cdata(value);
				}
				c(value) {
					return this.comment(value);
				}
				r(value) {
					return this.raw(value);
				}
				i(target, value) {
					return this.instruction(target, value);
				}
				att() {
					if (this.currentNode && this.currentNode.type === NodeType.DocType) return this.attList(...arguments);
					else return this.attribute(...arguments);
				}
				a() {
					if (this.currentNode && this.currentNode.type === NodeType.DocType) return this.attList(...arguments);
					else return this.attribute(...arguments);
				}
				ent(name, value) {
					return this.entity(name, value);
				}
				pent(name, value) {
					return this.pEntity(name, value);
				}
				not(name, value) {
					return this.notation(name, value);
				}
			};
		}).call(commonjsGlobal);
		return XMLDocumentCB.exports;
	}
	var XMLStreamWriter = { exports: {} };
	var hasRequiredXMLStreamWriter;
	function requireXMLStreamWriter() {
		if (hasRequiredXMLStreamWriter) return XMLStreamWriter.exports;
		hasRequiredXMLStreamWriter = 1;
		(function() {
			var NodeType, WriterState, XMLWriterBase, hasProp = {}.hasOwnProperty;
			NodeType = requireNodeType();
			XMLWriterBase = requireXMLWriterBase();
			WriterState = requireWriterState();
			XMLStreamWriter.exports = class XMLStreamWriter extends XMLWriterBase {
				constructor(stream, options) {
					super(options);
					this.stream = stream;
				}
				endline(node, options, level) {
					if (node.isLastRootNode && options.state === WriterState.CloseTag) return "";
					else return super.endline(node, options, level);
				}
				document(doc, options) {
					var child, i, j, k, len1, len2, ref = doc.children, ref1, results;
					for (i = j = 0, len1 = ref.length; j < len1; i = ++j) {
						child = ref[i];
						child.isLastRootNode = i === doc.children.length - 1;
					}
					options = this.filterOptions(options);
					ref1 = doc.children;
					results = [];
					for (k = 0, len2 = ref1.length; k < len2; k++) {
						child = ref1[k];
						results.push(this.writeChildNode(child, options, 0));
					}
					return results;
				}
				cdata(node, options, level) {
					return this.stream.write(super.cdata(node, options, level));
				}
				comment(node, options, level) {
					return this.stream.write(super.comment(node, options, level));
				}
				declaration(node, options, level) {
					return this.stream.write(super.declaration(node, options, level));
				}
				docType(node, options, level) {
					var child, j, len1, ref;
					level || (level = 0);
					this.openNode(node, options, level);
					options.state = WriterState.OpenTag;
					this.stream.write(this.indent(node, options, level));
					this.stream.write("<!DOCTYPE " + node.root().name);
					if (node.pubID && node.sysID) this.stream.write(" PUBLIC \"" + node.pubID + "\" \"" + node.sysID + "\"");
					else if (node.sysID) this.stream.write(" SYSTEM \"" + node.sysID + "\"");
					if (node.children.length > 0) {
						this.stream.write(" [");
						this.stream.write(this.endline(node, options, level));
						options.state = WriterState.InsideTag;
						ref = node.children;
						for (j = 0, len1 = ref.length; j < len1; j++) {
							child = ref[j];
							this.writeChildNode(child, options, level + 1);
						}
						options.state = WriterState.CloseTag;
						this.stream.write("]");
					}
					options.state = WriterState.CloseTag;
					this.stream.write(options.spaceBeforeSlash + ">");
					this.stream.write(this.endline(node, options, level));
					options.state = WriterState.None;
					return this.closeNode(node, options, level);
				}
				element(node, options, level) {
					var att, attLen, child, childNodeCount, firstChildNode, j, len, len1, name, r, ratt, ref, ref1, ref2, rline;
					level || (level = 0);
					this.openNode(node, options, level);
					options.state = WriterState.OpenTag;
					r = this.indent(node, options, level) + "<" + node.name;
					if (options.pretty && options.width > 0) {
						len = r.length;
						ref = node.attribs;
						for (name in ref) {
							if (!hasProp.call(ref, name)) continue;
							att = ref[name];
							ratt = this.attribute(att, options, level);
							attLen = ratt.length;
							if (len + attLen > options.width) {
								rline = this.indent(node, options, level + 1) + ratt;
								r += this.endline(node, options, level) + rline;
								len = rline.length;
							} else {
								rline = " " + ratt;
								r += rline;
								len += rline.length;
							}
						}
					} else {
						ref1 = node.attribs;
						for (name in ref1) {
							if (!hasProp.call(ref1, name)) continue;
							att = ref1[name];
							r += this.attribute(att, options, level);
						}
					}
					this.stream.write(r);
					childNodeCount = node.children.length;
					firstChildNode = childNodeCount === 0 ? null : node.children[0];
					if (childNodeCount === 0 || node.children.every(function(e) {
						return (e.type === NodeType.Text || e.type === NodeType.Raw || e.type === NodeType.CData) && e.value === "";
					})) {
						if (options.allowEmpty) {
							this.stream.write(">");
							options.state = WriterState.CloseTag;
							this.stream.write("</" + node.name + ">");
						} else {
							options.state = WriterState.CloseTag;
							this.stream.write(options.spaceBeforeSlash + "/>");
						}
					} else if (options.pretty && childNodeCount === 1 && (firstChildNode.type === NodeType.Text || firstChildNode.type === NodeType.Raw || firstChildNode.type === NodeType.CData) && firstChildNode.value != null) {
						this.stream.write(">");
						options.state = WriterState.InsideTag;
						options.suppressPrettyCount++;
						this.writeChildNode(firstChildNode, options, level + 1);
						options.suppressPrettyCount--;
						options.state = WriterState.CloseTag;
						this.stream.write("</" + node.name + ">");
					} else {
						this.stream.write(">" + this.endline(node, options, level));
						options.state = WriterState.InsideTag;
						ref2 = node.children;
						for (j = 0, len1 = ref2.length; j < len1; j++) {
							child = ref2[j];
							this.writeChildNode(child, options, level + 1);
						}
						options.state = WriterState.CloseTag;
						this.stream.write(this.indent(node, options, level) + "</" + node.name + ">");
					}
					this.stream.write(this.endline(node, options, level));
					options.state = WriterState.None;
					return this.closeNode(node, options, level);
				}
				processingInstruction(node, options, level) {
					return this.stream.write(super.processingInstruction(node, options, level));
				}
				raw(node, options, level) {
					return this.stream.write(super.raw(node, options, level));
				}
				text(node, options, level) {
					return this.stream.write(super.text(node, options, level));
				}
				dtdAttList(node, options, level) {
					return this.stream.write(super.dtdAttList(node, options, level));
				}
				dtdElement(node, options, level) {
					return this.stream.write(super.dtdElement(node, options, level));
				}
				dtdEntity(node, options, level) {
					return this.stream.write(super.dtdEntity(node, options, level));
				}
				dtdNotation(node, options, level) {
					return this.stream.write(super.dtdNotation(node, options, level));
				}
			};
		}).call(commonjsGlobal);
		return XMLStreamWriter.exports;
	}
	(function() {
		var NodeType, WriterState, XMLDOMImplementation, XMLDocument, XMLDocumentCB, XMLStreamWriter, XMLStringWriter, assign, isFunction;
		({assign, isFunction} = requireUtility());
		XMLDOMImplementation = requireXMLDOMImplementation();
		XMLDocument = requireXMLDocument();
		XMLDocumentCB = requireXMLDocumentCB();
		XMLStringWriter = requireXMLStringWriter();
		XMLStreamWriter = requireXMLStreamWriter();
		NodeType = requireNodeType();
		WriterState = requireWriterState();
		lib.create = function(name, xmldec, doctype, options) {
			var doc, root;
			if (name == null) throw new Error("Root element needs a name.");
			options = assign({}, xmldec, doctype, options);
			doc = new XMLDocument(options);
			root = doc.element(name);
			if (!options.headless) {
				doc.declaration(options);
				if (options.pubID != null || options.sysID != null) doc.dtd(options);
			}
			return root;
		};
		lib.begin = function(options, onData, onEnd) {
			if (isFunction(options)) {
				[onData, onEnd] = [options, onData];
				options = {};
			}
			if (onData) return new XMLDocumentCB(options, onData, onEnd);
			else return new XMLDocument(options);
		};
		lib.stringWriter = function(options) {
			return new XMLStringWriter(options);
		};
		lib.streamWriter = function(stream, options) {
			return new XMLStreamWriter(stream, options);
		};
		lib.implementation = new XMLDOMImplementation();
		lib.nodeType = NodeType;
		lib.writerState = WriterState;
	}).call(commonjsGlobal);
	var TestNode = class {
		constructor(elementName) {
			this._elementName = elementName;
			this._attributes = {};
			this._properties = [];
		}
		property(name, value) {
			this._properties.push({
				name,
				value,
				isPropertyWithTextContent: false
			});
			return this;
		}
		multilineProperty(name, value) {
			this._properties.push({
				name,
				value,
				isPropertyWithTextContent: true
			});
			return this;
		}
		name(name) {
			this._attributes.name = name;
			return this;
		}
		time(timeInSeconds) {
			this._attributes.time = timeInSeconds;
			return this;
		}
		build(parentElement) {
			return this.buildNode(this.createElement(parentElement));
		}
		createElement(parentElement) {
			if (parentElement) return parentElement.ele(this._elementName, this._attributes);
			return this.createRootElement();
		}
		createRootElement() {
			const element = lib.create(this._elementName, {
				encoding: "UTF-8",
				invalidCharReplacement: ""
			});
			Object.keys(this._attributes).forEach((key) => {
				element.att(key, this._attributes[key]);
			});
			return element;
		}
		formatDate(date) {
			const pad = (num) => (num < 10 ? "0" : "") + num;
			return date.getFullYear() + "-" + pad(date.getMonth() + 1) + "-" + pad(date.getDate()) + "T" + pad(date.getHours()) + ":" + pad(date.getMinutes()) + ":" + pad(date.getSeconds());
		}
		buildNode(element) {
			if (this._properties.length) {
				var propertiesElement = element.ele("properties");
				_.forEach(this._properties, (property) => {
					if (property.isPropertyWithTextContent) propertiesElement.ele("property", { name: property.name }, property.value);
					else propertiesElement.ele("property", {
						name: property.name,
						value: property.value
					});
				});
			}
			return element;
		}
	};
	var TestGroup = class extends TestNode {
		constructor(_factory, elementName) {
			super(elementName);
			this._factory = _factory;
			this._children = [];
		}
		timestamp(timestamp) {
			if (_.isDate(timestamp)) this._attributes.timestamp = this.formatDate(timestamp);
			else this._attributes.timestamp = timestamp;
			return this;
		}
		testCase() {
			var testCase = this._factory.newTestCase();
			this._children.push(testCase);
			return testCase;
		}
		getTestCaseCount() {
			return this._sumTestCaseCounts((testCase) => {
				return testCase.getTestCaseCount();
			});
		}
		getFailureCount() {
			return this._sumTestCaseCounts((testCase) => {
				return testCase.getFailureCount();
			});
		}
		getErrorCount() {
			return this._sumTestCaseCounts((testCase) => {
				return testCase.getErrorCount();
			});
		}
		getSkippedCount() {
			return this._sumTestCaseCounts((testCase) => {
				return testCase.getSkippedCount();
			});
		}
		_sumTestCaseCounts(counterFunction) {
			return this._children.map(counterFunction).reduce((sum, count) => sum + count, 0);
		}
		build(parentElement) {
			this._attributes.tests = this.getTestCaseCount();
			this._attributes.failures = this.getFailureCount();
			this._attributes.errors = this.getErrorCount();
			this._attributes.skipped = this.getSkippedCount();
			return super.build(parentElement);
		}
		buildNode(element) {
			element = super.buildNode(element);
			_.forEach(this._children, (child) => {
				child.build(element);
			});
			return element;
		}
	};
	var TestSuites = class extends TestGroup {
		constructor(factory) {
			super(factory, "testsuites");
		}
		testSuite() {
			var suite = this._factory.newTestSuite();
			this._children.push(suite);
			return suite;
		}
	};
	var JUnitReportBuilder = class {
		constructor(_factory) {
			this._factory = _factory;
			this._rootTestSuites = new TestSuites(_factory);
		}
		writeTo(reportPath) {
			makeDir$1.sync(require$$1.dirname(reportPath));
			require$$0.writeFileSync(reportPath, this.build(), "utf8");
		}
		build() {
			return this._rootTestSuites.build().end({ pretty: true });
		}
		name(name) {
			this._rootTestSuites.name(name);
			return this;
		}
		testSuite() {
			return this._rootTestSuites.testSuite();
		}
		testCase() {
			return this._rootTestSuites.testCase();
		}
		newBuilder() {
			return this._factory.newBuilder();
		}
	};
	var TestSuite = class extends TestGroup {
		constructor(factory) {
			super(factory, "testsuite");
		}
	};
	var TestCase = class extends TestNode {
		constructor() {
			super("testcase");
			this._error = false;
			this._failure = false;
			this._skipped = false;
			this._standardOutput = void 0;
			this._standardError = void 0;
			this._stacktrace = void 0;
			this._errorAttributes = {};
			this._failureAttributes = {};
			this._errorAttachment = void 0;
			this._errorContent = void 0;
		}
		className(className) {
			this._attributes.classname = className;
			return this;
		}
		file(filepath) {
			this._attributes.file = filepath;
			return this;
		}
		failure(message, type) {
			this._failure = true;
			if (message) this._failureAttributes.message = message;
			if (type) this._failureAttributes.type = type;
			return this;
		}
		error(message, type, content) {
			this._error = true;
			if (message) this._errorAttributes.message = message;
			if (type) this._errorAttributes.type = type;
			if (content) this._errorContent = content;
			return this;
		}
		stacktrace(stacktrace) {
			this._failure = true;
			this._stacktrace = stacktrace;
			return this;
		}
		skipped() {
			this._skipped = true;
			return this;
		}
		standardOutput(log) {
			this._standardOutput = log;
			return this;
		}
		standardError(log) {
			this._standardError = log;
			return this;
		}
		getTestCaseCount() {
			return 1;
		}
		getFailureCount() {
			return this._failure ? 1 : 0;
		}
		getErrorCount() {
			return this._error ? 1 : 0;
		}
		getSkippedCount() {
			return this._skipped ? 1 : 0;
		}
		errorAttachment(path) {
			this._errorAttachment = path;
			return this;
		}
		build(parentElement) {
			const testCaseElement = this.buildNode(this.createElement(parentElement));
			if (this._failure) {
				var failureElement = testCaseElement.ele("failure", this._failureAttributes);
				if (this._stacktrace) failureElement.cdata(this._stacktrace);
			}
			if (this._error) {
				var errorElement = testCaseElement.ele("error", this._errorAttributes);
				if (this._errorContent) errorElement.cdata(this._errorContent);
			}
			if (this._skipped) testCaseElement.ele("skipped");
			if (this._standardOutput) testCaseElement.ele("system-out").cdata(this._standardOutput);
			var systemError;
			if (this._standardError) {
				systemError = testCaseElement.ele("system-err").cdata(this._standardError);
				if (this._errorAttachment) systemError.txt("[[ATTACHMENT|" + this._errorAttachment + "]]");
			}
			return testCaseElement;
		}
	};
	var Factory = class {
		newBuilder() {
			return new JUnitReportBuilder(this);
		}
		newTestSuite() {
			return new TestSuite(this);
		}
		newTestCase() {
			return new TestCase();
		}
		newTestSuites() {
			return new TestSuites(this);
		}
	};
	module.exports = new Factory().newBuilder();
}))(), 1);
const xmlText = (text) => isPlain(text) ? text : showInvisible(withoutAnsi(text).replace(illegal, ""));
const illegal = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;
// src/reports/files/junit.ts
function junit(report) {
	const suites = suitesOf(report);
	const changeOf = changeFinder(report);
	const hasDetails = suites.reduce((sum, { results, notRun }) => sum + results.length + notRun.length, 0) <= MAX_CASES_WITH_DETAILS;
	const document = import_dist.default.newBuilder();
	for (const { name, parts, results, notRun } of suites) {
		const suite = document.testSuite().name(xmlText(name));
		suite.timestamp(report.startedAt.slice(0, 19)).time(seconds(sumOfTimes(results)));
		addProperties(suite, [...parts.flatMap((part) => suiteProperties(report, part, parts.length > 1)), ["case-properties", hasDetails ? void 0 : `left out of more than ${MAX_CASES_WITH_DETAILS} cases`]]);
		const severalTargets = new Set([...results, ...notRun].map(({ target }) => target)).size > 1;
		const addCase = ({ testId, target, location }, time) => {
			const added = suite.testCase().className(xmlText(name));
			added.name(xmlText(severalTargets ? `${testId} [${target}]` : testId)).time(seconds(time));
			if (location !== void 0) added.file(xmlText(location.file));
			return added;
		};
		for (const result of results) {
			const added = addCase(result, timeOf(result) ?? 0);
			const change = changeOf(result);
			const mark = markOf(result, change);
			if (hasDetails) addProperties(added, caseProperties(result, change));
			addMark(added, mark);
			const excerpt = cutBytes(cdataText(cutBytes(result.output, EXCERPT_BYTES)), EXCERPT_BYTES);
			if (excerpt !== "") added.standardOutput(excerpt);
		}
		for (const test of notRun) {
			const added = addCase(test, 0);
			if (hasDetails) addProperties(added, [["target", test.target], ["line", test.location?.line]]);
			addMark(added, {
				kind: "skipped",
				message: xmlText(test.why ?? "not run")
			});
		}
	}
	return document.build();
}
const MAX_CASES_WITH_DETAILS = 2e4;
const EXCERPT_BYTES = 4096;
const MESSAGE_CHARACTERS = 2e3;
function suitesOf(report) {
	const isPlanned = new Set(findings(report).planned);
	const notRun = testsNotRun(report);
	const name = suiteNamer(report);
	const results = bySuite(report.results.filter((result) => !isPlanned.has(result)));
	const left = bySuite(notRun);
	return [...bySuite([...report.suites.map(({ suite, file }) => ({
		suite,
		suiteFile: file
	})), ...report.results])].map(([key, [{ suite, suiteFile }]]) => ({
		name: name({
			suite,
			file: suiteFile
		}),
		parts: report.suites.filter((part) => part.suite === suite && part.file === suiteFile),
		results: results.get(key) ?? [],
		notRun: left.get(key) ?? []
	}));
}
const bySuite = (tests) => grouped(tests, ({ suite, suiteFile }) => [suiteFile, suite]);
function addProperties(to, properties) {
	for (const [name, value] of properties) if (value !== void 0) to.property(xmlText(name), xmlText(`${value}`));
}
function suiteProperties(report, part, several) {
	const { target, threshold, totals } = part;
	const verdict = report.verdict.suites.find(({ suite, file, target: on }) => suite === part.suite && file === part.file && on === target);
	const measured = [
		["score", totals.score?.toFixed(3)],
		["threshold", threshold],
		["pass-rate", totals.passRate?.toFixed(3)],
		["cost-usd", totals.costUsd],
		["judge-cost-usd", totals.graderCostUsd],
		["not-run", totals.skipped > 0 ? totals.skipped : void 0]
	];
	const all = [
		["target", target],
		["verdict", verdict?.kind],
		...report.dryRun ? [] : measured
	];
	return several ? all.map(([key, value]) => [`${key} [${target}]`, value]) : all;
}
function addMark(to, mark) {
	if (mark?.kind === "failure") to.failure(mark.message, mark.type).stacktrace(mark.text);
	else if (mark?.kind === "error") to.error(mark.message, mark.type, mark.text);
	else if (mark?.kind === "skipped") to.skipped().property("skipped-because", mark.message);
}
function caseProperties(result, change) {
	const trials = trialCounts(result);
	const { kind, score } = outcomeOf(result);
	const notes = answerNotes(result);
	const failed = kind === "passed" ? (result.trials ?? []).filter(({ status }) => status !== "ok") : [];
	return [
		["target", result.target],
		["line", result.location.line],
		["verdict", kind],
		["score", score?.toFixed(3)],
		["pass-mark", result.passMark],
		["pass-rate", trials && `${trials.passes}/${trials.trials}`],
		["failed-trials", failed.length === 0 ? void 0 : failed.map(trialText).join("; ")],
		["cost-usd", costOf(result)],
		["tokens", tokensOf(result)],
		["model", result.model],
		["answer", notes.length === 0 ? void 0 : notes.join("; ")],
		["reused-from", result.reusedFrom],
		["state", change?.state],
		["flaky-baseline", change?.flaky && "true"]
	];
}
function markOf(result, change) {
	const { kind, score } = outcomeOf(result);
	if (kind === "passed") return void 0;
	if (change?.state === "quarantined") return {
		kind: "skipped",
		message: xmlText(`quarantined: ${change.why ?? kind}`)
	};
	if (isWithoutScore(result)) {
		const message = errorMessage(causeLines(result).join("\n"));
		if (kind === "not-run") return {
			kind: "skipped",
			message
		};
		return {
			kind: "error",
			message,
			type: result.failure.class,
			text: errorText(result, message)
		};
	}
	const failure = failureOf(result);
	return {
		kind: "failure",
		message: failure === void 0 ? scoreMessage(score ?? 0) : errorMessage(failure.message),
		type: failure?.class ?? failureType(result, change),
		text: failureText(result, score ?? 0)
	};
}
const cdataText = (text) => xmlText(text).replaceAll("]]>", "]]&gt;");
const errorMessage = (text) => xmlText(cutEnd(text, MESSAGE_CHARACTERS));
function failureType(result, change) {
	if (change?.state === "regressed") return "regression";
	return result.assertions.some(({ passed }) => !passed) ? "assertion" : "threshold";
}
function failureText(result, score) {
	const failed = failedChecks(result).map(({ text }) => cutEnd(cdataText(text), MESSAGE_CHARACTERS));
	return `Score: ${score.toFixed(3)}\nFailed: ${failed.join(", ")}`;
}
function errorText({ failure }, message) {
	const place = failure.location === void 0 ? "" : `\nat ${locationText(failure.location)}`;
	return cdataText(`${message}${place}`);
}
const trialText = ({ status, score, failure, attempt }) => {
	const why = status === "execution_error" ? failure?.message ?? "error" : scoreMessage(score);
	return `${attempt + 1}: ${cutEnd(why, MESSAGE_CHARACTERS)}`;
};
const scoreMessage = (score) => `score=${score.toFixed(3)}`;
const seconds = (milliseconds) => Math.round(milliseconds) / 1e3;
const sumOfTimes = (results) => results.reduce((sum, result) => sum + (timeOf(result) ?? 0), 0);
export { junit };
