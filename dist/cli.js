#!/usr/bin/env node
const { cli } = await import('./index.js');
await cli();
