#!/usr/bin/env node
import module from 'node:module';

module.enableCompileCache?.();
const { cli } = await import('./index.js');
await cli();
