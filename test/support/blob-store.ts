import { createRequire } from 'node:module';
import {
  BlobSASPermissions,
  BlobServiceClient,
  generateBlobSASQueryParameters,
  StorageSharedKeyCredential,
} from '@azure/storage-blob';

/** Azurite's own account, which everybody knows. */
const ACCOUNT = 'devstoreaccount1';
const KEY = 'Eby8vdM02xNOcqFlqUwJPLlmEtlCDXJ1OUzFT50uSRZ6IFsuFq2UVErCz4I6tq/K1SZFPTOtr/KBHBeksoGMGw==';
const CONTAINER = 'results';

/** The store that the service keeps artifacts and caches in: Azure's, as Azurite plays it, in memory. */
export interface BlobStore extends AsyncDisposable {
  /** An address that may be read and written for an hour. */
  addressOf(name: string): string;
  put(name: string, bytes: Uint8Array): Promise<void>;
  get(name: string): Promise<Buffer>;
}

/** Starts a store of its own; it takes a second, so one per file of tests. */
export async function blobStore(): Promise<BlobStore> {
  const require = createRequire(import.meta.url);
  const { default: Configuration } = require('azurite/dist/src/blob/BlobConfiguration') as {
    default: new (...all: unknown[]) => unknown;
  };
  const { default: Server } = require('azurite/dist/src/blob/BlobServer') as {
    default: new (configuration: unknown) => AzuriteServer;
  };
  const { DEFAULT_BLOB_PERSISTENCE_ARRAY: locations } = require('azurite/dist/src/blob/utils/constants') as Record<
    string,
    unknown
  >;
  const quiet = [false, undefined, false, undefined];
  const [isLoose, takesEveryVersion, isInMemory] = [true, true, true];
  const server = new Server(
    new Configuration(
      '127.0.0.1',
      0,
      5,
      '',
      '',
      locations,
      ...quiet,
      isLoose,
      takesEveryVersion,
      '',
      '',
      '',
      undefined,
      true,
      isInMemory,
    ),
  );
  await server.start();
  const url = `${server.getHttpServerAddress()}/${ACCOUNT}`;
  const credential = new StorageSharedKeyCredential(ACCOUNT, KEY);
  const container = new BlobServiceClient(url, credential).getContainerClient(CONTAINER);
  await container.create();
  return {
    addressOf(name) {
      const signature = generateBlobSASQueryParameters(
        {
          containerName: CONTAINER,
          blobName: name,
          permissions: BlobSASPermissions.parse('rcw'),
          expiresOn: new Date(Date.now() + 3_600_000),
        },
        credential,
      );
      return `${url}/${CONTAINER}/${encodeURIComponent(name)}?${signature}`;
    },
    put: async (name, bytes) => void (await container.getBlockBlobClient(name).uploadData(bytes)),
    get: (name) => container.getBlockBlobClient(name).downloadToBuffer(),
    [Symbol.asyncDispose]: () => server.close(),
  };
}

interface AzuriteServer {
  start(): Promise<void>;
  close(): Promise<void>;
  getHttpServerAddress(): string;
}
