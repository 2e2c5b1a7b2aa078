import { generateKeyPairSync, sign } from 'node:crypto';

/**
 * Signs result rows with a key that only this process has, so that rows of other programs can be detected even after it
 * was killed. `results/read/row-signature.ts` verifies the signatures.
 */
export function newRowSigner(): (row: string) => string {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const { x: key } = publicKey.export({ format: 'jwk' });
  return (row) => {
    const signature = sign(null, Buffer.from(row), privateKey).toString('base64url');
    return `${row.slice(0, -1)},"signature":"${key}.${signature}"}`;
  };
}
