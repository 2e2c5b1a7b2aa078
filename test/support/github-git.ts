import { createHash } from 'node:crypto';
import type { Called } from './github-api.ts';

interface Entry {
  readonly path: string;
  readonly mode: string;
  readonly type: 'blob' | 'tree';
  readonly sha: string;
}

interface Commit {
  readonly message: string;
  readonly tree: string;
  readonly parents: readonly string[];
}

interface Answer {
  readonly status: number;
  readonly value: unknown;
}

type Json = Readonly<Record<string, unknown>>;

const shaOf = (value: unknown): string => createHash('sha1').update(JSON.stringify(value)).digest('hex');
const notFound: Answer = { status: 404, value: { message: 'Not Found' } };
const failed = (message: string): Answer => ({ status: 422, value: { message } });

/** Branches of a repository with their commits, trees and blobs, as GitHub's Git Data API shows them. */
export class GitObjects {
  /** Commits by the name of their branch. */
  readonly refs: Record<string, string> = {};
  readonly commits = new Map<string, Commit>();
  readonly #trees = new Map<string, readonly Entry[]>();
  readonly #blobs = new Map<string, string>();
  /** The message of a rule of the repository that refuses to update branches. */
  rule: string | undefined;

  /** Commits files on a branch. */
  write(branch: string, files: Readonly<Record<string, string>>): void {
    const parent = this.refs[branch];
    const before = parent === undefined ? {} : this.files(branch);
    const commit = { message: 'change', tree: this.#tree({ ...before, ...files }), parents: parent ? [parent] : [] };
    this.refs[branch] = this.#commit(commit);
  }

  /** All files of a branch by their path. */
  files(branch: string): Record<string, string> {
    const commit = this.commits.get(this.refs[branch] ?? '');
    return commit === undefined ? {} : this.#filesIn(commit.tree, '');
  }

  perform(called: Called, body: Json): Answer {
    const { params } = called;
    switch (called.id) {
      case 'git/get-ref': {
        const sha = this.refs[(params['ref'] ?? '').replace(/^heads\//, '')];
        return sha === undefined ? notFound : { status: 200, value: called.answer(200, refValues(params['ref'], sha)) };
      }
      case 'git/get-commit': {
        const commit = this.commits.get(params['commit_sha'] ?? '');
        if (commit === undefined) return notFound;
        return {
          status: 200,
          value: called.answer(200, {
            sha: params['commit_sha'],
            tree: { sha: commit.tree },
            parents: commit.parents.map((parent) => ({ sha: parent, url: parent, html_url: parent })),
          }),
        };
      }
      case 'git/get-tree': {
        const tree = this.#trees.get(params['tree_sha'] ?? '');
        if (tree === undefined) return notFound;
        const sized = tree.map((entry) =>
          entry.type === 'blob' ? { ...entry, size: Buffer.byteLength(this.#blobs.get(entry.sha) ?? '') } : entry,
        );
        const value = called.answer(200, { sha: params['tree_sha'], truncated: false, tree: sized });
        return { status: 200, value };
      }
      case 'git/get-blob': {
        const text = this.#blobs.get(params['file_sha'] ?? '');
        if (text === undefined) return notFound;
        const content = Buffer.from(text).toString('base64');
        return { status: 200, value: called.answer(200, { content, encoding: 'base64', size: text.length }) };
      }
      case 'git/create-tree':
        return this.#createTree(called, body);
      case 'git/create-commit': {
        const sha = this.#commit(body as unknown as Commit);
        return { status: 201, value: called.answer(201, { sha, message: body['message'] }) };
      }
      case 'git/create-ref': {
        const name = String(body['ref']).replace(/^refs\/heads\//, '');
        if (this.rule !== undefined) return failed(this.rule);
        if (this.refs[name] !== undefined) return failed('Reference already exists');
        this.refs[name] = String(body['sha']);
        return { status: 201, value: called.answer(201, refValues(name, String(body['sha']))) };
      }
      case 'git/update-ref': {
        const name = (params['ref'] ?? '').replace(/^heads\//, '');
        const sha = String(body['sha']);
        if (this.rule !== undefined) return failed(this.rule);
        if (body['force'] === true) throw new Error('a branch must never be forced');
        if (this.refs[name] === undefined) return failed('Reference does not exist');
        if (!this.commits.get(sha)?.parents.includes(this.refs[name] ?? ''))
          return failed('Update is not a fast forward');
        this.refs[name] = sha;
        return { status: 200, value: called.answer(200, refValues(name, sha)) };
      }
      default:
        throw new Error(`Not here: ${called.id}`);
    }
  }

  #createTree(called: Called, body: Json): Answer {
    const base = body['base_tree'] === undefined ? {} : this.#filesIn(String(body['base_tree']), '');
    const entries = body['tree'] as readonly { readonly path: string; readonly content: string }[];
    const sha = this.#tree({ ...base, ...Object.fromEntries(entries.map(({ path, content }) => [path, content])) });
    return { status: 201, value: called.answer(201, { sha, truncated: false, tree: this.#trees.get(sha) }) };
  }

  #commit(commit: Commit): string {
    const sha = shaOf(['commit', commit, this.commits.size]);
    this.commits.set(sha, commit);
    return sha;
  }

  #tree(files: Readonly<Record<string, string>>): string {
    const folders = new Map<string, Record<string, string>>();
    const entries: Entry[] = [];
    for (const [path, text] of Object.entries(files)) {
      const [name = '', ...rest] = path.split('/');
      if (rest.length === 0) {
        const sha = shaOf(['blob', text]);
        this.#blobs.set(sha, text);
        entries.push({ path: name, mode: '100644', type: 'blob', sha });
      } else folders.set(name, { ...folders.get(name), [rest.join('/')]: text });
    }
    for (const [path, own] of folders) entries.push({ path, mode: '040000', type: 'tree', sha: this.#tree(own) });
    const sha = shaOf(['tree', entries]);
    this.#trees.set(sha, entries);
    return sha;
  }

  #filesIn(tree: string, prefix: string): Record<string, string> {
    const files = (this.#trees.get(tree) ?? []).flatMap(({ path, type, sha }) =>
      type === 'tree'
        ? Object.entries(this.#filesIn(sha, `${prefix}${path}/`))
        : [[`${prefix}${path}`, this.#blobs.get(sha) ?? ''] as const],
    );
    return Object.fromEntries(files);
  }
}

const refValues = (ref: string | undefined, sha: string) => ({ ref: `refs/${ref}`, object: { type: 'commit', sha } });
