/** Code as a reader wants to run it: without removed lines and the words for screen readers. */
function codeText(box: HTMLElement): string {
  const copy = box.cloneNode(true) as HTMLElement;
  copy.querySelectorAll('del, .said').forEach((element) => element.remove());
  return (copy.textContent ?? '').replace(/\n$/, '');
}

/**
 * Copies the code of a block. Where the browser has no clipboard or refuses it (no HTTPS, no
 * permission), the code is selected instead, so that the keyboard can copy it.
 */
export async function copyCode(box: HTMLElement): Promise<'copied' | 'selected'> {
  try {
    await navigator.clipboard.writeText(codeText(box));
    return 'copied';
  } catch {
    window.getSelection()?.selectAllChildren(box.querySelector('code') ?? box);
    return 'selected';
  }
}
