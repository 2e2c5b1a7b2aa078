/** The media type and the base64 text of a data URI, or `undefined` for any other address. */
export function readDataUri(uri: string): { readonly mediaType: string; readonly base64: string } | undefined {
  const comma = uri.indexOf(',');
  const [, mediaType, coding] =
    /^data:([\w.+-]+\/[\w.+-]+)?(?:;[\w.+-]+=[\w.+-]*)*(;base64)?$/i.exec(uri.slice(0, comma)) ?? [];
  if (comma < 0 || mediaType === undefined || coding === undefined) return undefined;
  return { mediaType: mediaType.toLowerCase(), base64: uri.slice(comma + 1) };
}
