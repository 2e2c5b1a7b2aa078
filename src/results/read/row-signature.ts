import { createPublicKey, type KeyObject, verify } from 'node:crypto';

const SIGNED = /,"signature":"([\w-]{43})\.([\w-]{86})"\}$/;

export const unsignedRow = (row: string): string => row.replace(SIGNED, '}');

/**
 * Tells whether a row is of the run that wrote the first signed one of these. A run signs its rows when it starts
 * programs, which might write into its file of results. Where no row is signed, all are taken.
 */
export function rowsOfTheRun(rows: Iterable<string>): (row: string) => boolean {
  const key = firstKeyIn(rows);
  if (key === undefined) return () => true;
  const publicKey = publicKeyOf(key);
  return (row) => isSignedBy(row, key, publicKey);
}

function firstKeyIn(rows: Iterable<string>): string | undefined {
  for (const row of rows) {
    const key = SIGNED.exec(row)?.[1];
    if (key !== undefined) return key;
  }
  return undefined;
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
