/**
 * Lets React go on when a browser that translates the page, or an extension, has moved or replaced nodes (react/react#11538). React removes a
 * node from the parent that it remembers, and inserts before a sibling that it remembers. If they are elsewhere, the browser throws, and the whole
 * page would be replaced by a message. Instead, the node is removed from where it is, and inserted as near as possible.
 */
export function tolerateMovedNodes(): void {
  // oxlint-disable-next-line typescript/unbound-method -- both are called with the node below
  const { insertBefore, removeChild } = Node.prototype;

  Node.prototype.removeChild = function <T extends Node>(child: T): T {
    if (child.parentNode) removeChild.call(child.parentNode, child);
    return child;
  };

  Node.prototype.insertBefore = function <T extends Node>(node: T, sibling: Node | null): T {
    let before = sibling;
    while (before && before.parentNode !== this) before = before.parentNode;
    insertBefore.call(this, node, before);
    return node;
  };
}
