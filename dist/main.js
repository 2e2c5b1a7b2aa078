const { main } = await import('./index.js');
await main();
