/** Text of a Markdown file; any other answer, such as a not-found page, is an error. */
async function readMarkdown(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok || response.headers.get('content-type')?.includes('text/html')) {
    throw new Error(`${address} answered ${response.status} with no Markdown.`);
  }
  return response.text();
}

/**
 * Puts the text of a Markdown file into the clipboard.
 * @throws When the file can't be read or the browser refuses.
 */
export async function copyFrom(address: string): Promise<void> {
  const text = readMarkdown(address);
  if (typeof ClipboardItem === 'undefined') {
    await navigator.clipboard.writeText(await text);
    return;
  }
  // Safari lets a page write only while it answers a click: the text may arrive later.
  const blob = text.then((content) => new Blob([content], {type: 'text/plain'}));
  await navigator.clipboard.write([new ClipboardItem({'text/plain': blob})]);
}
