export interface VerdictPairs {
  readonly bothPass: number;
  /** The judge passes what people fail. */
  readonly onlyJudgePasses: number;
  /** The judge fails what people pass. */
  readonly onlyPeoplePass: number;
  readonly bothFail: number;
}

export const pairsIn = ({ bothPass, onlyJudgePasses, onlyPeoplePass, bothFail }: VerdictPairs): number =>
  bothPass + onlyJudgePasses + onlyPeoplePass + bothFail;

/**
 * Cohen's kappa: agreement beyond chance, with its 95% interval by the large-sample standard error of Fleiss, Cohen and Everitt
 * (1969). Undefined if chance alone would explain full agreement, or nothing was judged.
 */
export function cohensKappa(pairs: VerdictPairs) {
  const n = pairsIn(pairs);
  if (n === 0) return undefined;
  const share = (count: number) => count / n;
  const [p11, p12] = [share(pairs.bothPass), share(pairs.onlyJudgePasses)];
  const [p21, p22] = [share(pairs.onlyPeoplePass), share(pairs.bothFail)];
  const [judgePasses, judgeFails] = [p11 + p12, p21 + p22];
  const [peoplePass, peopleFail] = [p11 + p21, p12 + p22];
  const observed = p11 + p22;
  const expected = judgePasses * peoplePass + judgeFails * peopleFail;
  if (expected >= 1) return undefined;
  const kappa = (observed - expected) / (1 - expected);
  const onDiagonal = (cell: number, row: number, column: number) =>
    cell * (1 - expected - (row + column) * (1 - observed)) ** 2;
  const a = onDiagonal(p11, judgePasses, peoplePass) + onDiagonal(p22, judgeFails, peopleFail);
  const b = (1 - observed) ** 2 * (p12 * (peoplePass + judgeFails) ** 2 + p21 * (peopleFail + judgePasses) ** 2);
  const c = (observed * expected - 2 * expected + observed) ** 2;
  const standardError = Math.sqrt(Math.max(0, a + b - c) / n) / (1 - expected) ** 2;
  const [low, high] = [kappa - 1.96 * standardError, kappa + 1.96 * standardError];
  return { kappa, low: Math.max(-1, low), high: Math.min(1, high), standardError };
}
