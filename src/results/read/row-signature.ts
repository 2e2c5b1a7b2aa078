import { createPublicKey, type KeyObject, verify } from 'node:crypto';

const SIGNED = /,"signature":"([\w-]{43})\.([\w-]{86})"\}$/;

export const unsignedRow = (row: string): string => row.replace(SIGNED, '}');

/**
 * Whether rows are of the run that wrote the first signed one. A run signs its rows when it starts programs, which might
 * write into its file of results. Where no row is signed, all are taken.
 */
export function rowsOfTheRun(rows: readonly string[]): boolean[] {
  const key = rows.map((row) => SIGNED.exec(row)?.[1]).find((each) => each !== undefined);
  if (key === undefined) return rows.map(() => true);
  const publicKey = publicKeyOf(key);
  return rows.map((row) => isSignedBy(row, key, publicKey));
}

function isSignedBy(row: string, key: string, publicKey: KeyObject | undefined): boolean {
  const [, ofRow, signature = ''] = SIGNED.exec(row) ?? [];
  if (ofRow !== key || publicKey === undefined) return false;
  return verify(null, Buffer.from(unsignedRow(row)), publicKey, Buffer.from(signature, 'base64url'));
}

function publicKeyOf(key: string): KeyObject | undefined {
  try {
    return createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: key }, format: 'jwk' });
  } catch {
    return undefined;
  }
}
