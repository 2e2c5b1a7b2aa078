/**
 * Formats of tokens that vendors document or that scanners of secrets know, for secrets that are not configured. Each has the
 * literal texts, with | between them, by which it is found fast. A token that is cut short by `…` or by the end of a text
 * counts from its first ten characters on.
 */
const tokens: readonly (readonly [literals: string, format: string])[] = [
  // GitHub, GitLab, npm, PyPI, Docker Hub
  ['ghp_|gho_|ghu_|ghs_|ghr_', token('gh[pousr]_', '\\w', 36)],
  ['github_pat_', token('github_pat_', '\\w', 36)],
  [
    'glpat-|gloas-|gldt-|glrt-|glrtr-|glcbt-|glptt-|glft-|glimt-|glagent-|glsoat-',
    token('gl(?:pat|oas|dt|rt|rtr|cbt|ptt|ft|imt|agent|soat)-', '[\\w.-]', 20),
  ],
  ['npm_', token('npm_', '[A-Za-z0-9]', 36)],
  ['pypi-AgE', token('pypi-AgE', '[\\w-]', 50)],
  ['dckr_', token('dckr_[po]at_', '[\\w-]', 27)],
  // Models and their tools
  ['sk-ant-', token('sk-ant-[a-z]{2,8}\\d\\d-', '[\\w-]', 20)],
  ['sk-', token('sk-(?:proj|svcacct|admin|None)-', '[\\w-]', 20)],
  ['sk-', token('sk-(?:or-v1-|lf-)?', '[A-Za-z0-9]', 32)],
  ['sk-lf-', 'sk-lf-[\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12}'],
  ['hf_', token('hf_', '[A-Za-z]', 34)],
  ['gsk_', token('gsk_', '[A-Za-z0-9]', 40)],
  ['xai-', token('xai-', '[A-Za-z0-9]', 60)],
  ['pplx-', token('pplx-', '[A-Za-z0-9]', 40)],
  ['r8_', token('r8_', '[A-Za-z0-9]', 37)],
  ['lsv2_', token('lsv2_(?:pt|sk)_', '[\\da-f_]', 40)],
  ['tvly-', token('tvly-(?:dev-|prod-)?', '[\\w-]', 30)],
  // Clouds
  ['AKIA|ASIA|ABIA|ACCA', '(?:AKIA|ASIA|ABIA|ACCA)[A-Z2-7]{16}'],
  [
    'ecret_access|ecretaccess|ecretAccess',
    '(?<=(?:aws_?secret_?access_?key|SecretAccessKey)["\'\\\\]{0,4}\\s{0,4}[:=]\\s{0,4}["\'\\\\]{0,4})[A-Za-z0-9/+]{40}',
  ],
  ['AIza', token('AIza', '[\\w-]', 35)],
  ['ya29.', token('ya29\\.', '[\\w-]', 20)],
  ['GOCSPX-', token('GOCSPX-', '[\\w-]', 28)],
  ['1//0', token('1//0', '[\\w-]', 40)],
  ['AccountKey=', '(?<=AccountKey=)[A-Za-z0-9+/]{40,100}={0,2}'],
  ['SharedAccessKey=', '(?<=SharedAccessKey=)[A-Za-z0-9+/]{40,100}={0,2}'],
  ['sig=', '(?<=[?&]sig=)(?:[A-Za-z0-9]|%[\\dA-Fa-f]{2}){40,100}'],
  ['8Q~', '[\\w.~-]{3}8Q~[\\w.~-]{34}'],
  ['AZDO', '[A-Za-z0-9]{76}AZDO[A-Za-z0-9]{4}'],
  ['doo_v1_|dop_v1_|dor_v1_', token('do[opr]_v1_', '[\\da-f]', 64)],
  ['dapi', 'dapi[\\da-f]{32}(?:-\\d)?'],
  ['hvs.|hvb.|hvr.', token('hv[sbr]\\.', '[\\w-]', 24)],
  ['.atlasv1.', '[A-Za-z0-9]{14}\\.atlasv1\\.[\\w-]{60,70}'],
  // Services
  ['xox', token('xox[abeoprs]-', '[A-Za-z0-9-]', 20)],
  ['xapp-', token('xapp-\\d-', '[A-Za-z0-9-]', 30)],
  ['hooks.slack.com/', '(?<=hooks\\.slack\\.com/(?:services|workflows|triggers)/)[\\w/+]{20,100}'],
  ['/webhooks/', '(?<=discord(?:app)?\\.com/api/webhooks/\\d{1,24}/)[\\w-]{60,80}'],
  [':AA', '\\d{8,10}:AA[\\w-]{33}'],
  ['_live_', token('[sr]k_live_', '[A-Za-z0-9]', 20)],
  ['_test_', token('[sr]k_test_', '[A-Za-z0-9]', 20)],
  ['whsec_', token('whsec_', '[A-Za-z0-9+/=]', 32)],
  ['SG.', 'SG\\.[\\w-]{22}\\.[\\w-]{43}'],
  ['shpat_|shpca_|shppa_|shpss_', 'shp(?:at|ca|pa|ss)_[\\da-fA-F]{32}'],
  ['lin_api_', token('lin_api_', '[A-Za-z0-9]', 40)],
  ['ntn_', token('ntn_', '[A-Za-z0-9]', 43)],
  ['ATATT3', token('ATATT3', '[\\w=-]', 100)],
  ['glsa_|glsc_', 'gls[ac]_[A-Za-z0-9+/=_]{32,200}'],
  ['NRAK-', token('NRAK-', '[A-Z0-9]', 27)],
  ['sntrys_|sntryu_', token('sntry[su]_', '[\\w+/=]', 60)],
  ['PMAK-', 'PMAK-[\\da-f]{24}-[\\da-f]{34}'],
  ['figd_', token('figd_', '[\\w-]', 40)],
  ['sbp_', token('sbp_', '[\\da-f]', 40)],
  // Anything
  [
    'PRIVATE KEY',
    '-----BEGIN [A-Z0-9 ]{0,20}PRIVATE KEY(?: BLOCK)?-----[^-]{20,20000}(?:-----END [A-Z0-9 ]{0,20}PRIVATE KEY(?: BLOCK)?-----|$|(?=…))',
  ],
  ['eyJ', 'eyJ[\\w-]{10,4000}\\.eyJ[\\w-]{10,8000}\\.[\\w-]{20,2000}'],
];

/** A prefix and at least so many of these signs, or ten where the text is cut off. Longer than 600 is no token. */
function token(prefix: string, sign: string, least: number): string {
  return `${prefix}(?:${sign}{${least},600}|${sign}{10,${least}}(?=…|\\.\\.\\.|$))`;
}

const finders = tokens.map(([literals, format]) => ({
  literals: literals.split('|'),
  pattern: new RegExp(`(?<![A-Za-z0-9])${format}`, 'g'),
}));
/** Few texts have any of the literals: to look for all at once is several times as fast as one by one. */
const anyLiteral = new RegExp(tokens.map(([literals]) => literals.replaceAll('.', '\\.')).join('|'));
/** No token is shorter. */
const MIN_TOKEN_LENGTH = 14;

/** The ranges of tokens in a text, in their order and without overlaps. */
export function tokenRanges(text: string): (readonly [from: number, to: number])[] {
  if (text.length < MIN_TOKEN_LENGTH || !anyLiteral.test(text)) return [];
  const ranges: [from: number, to: number][] = [];
  for (const { literals, pattern } of finders) {
    if (!literals.some((literal) => text.includes(literal))) continue;
    for (const { index, 0: match } of text.matchAll(pattern)) ranges.push([index, index + match.length]);
  }
  if (ranges.length < 2) return ranges;
  ranges.sort(([a], [b]) => a - b);
  const merged: [from: number, to: number][] = [];
  for (const range of ranges) {
    const last = merged.at(-1);
    if (last === undefined || range[0] >= last[1]) merged.push(range);
    else last[1] = Math.max(last[1], range[1]);
  }
  return merged;
}
