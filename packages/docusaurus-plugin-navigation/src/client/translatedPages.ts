/**
 * Prevents crashes on pages that a translator or an extension has changed.
 *
 * Google Translate wraps each text in `<font>` elements and removes React's text nodes from the page; removing
 * one of them, or inserting before it, then throws, and the whole page disappears. React leaves this to
 * applications (https://github.com/facebook/react/issues/11538).
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

if (ExecutionEnvironment.canUseDOM) {
  const {removeChild, insertBefore} = Node.prototype;

  Node.prototype.removeChild = function removeIfHere<T extends Node>(this: Node, child: T): T {
    // The node has already been removed.
    return child.parentNode === this ? (removeChild.call(this, child) as T) : child;
  };

  Node.prototype.insertBefore = function insertBeforeOrLast<T extends Node>(
    this: Node,
    node: T,
    before: Node | null,
  ): T {
    return insertBefore.call(this, node, before?.parentNode === this ? before : null) as T;
  };
}
