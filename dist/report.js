const { report } = await import('./index.js');
await report();
