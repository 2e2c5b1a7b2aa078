const { plan } = await import('./index.js');
await plan();
