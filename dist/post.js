const { post } = await import('./index.js');
await post();
