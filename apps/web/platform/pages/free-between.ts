/** What no bar of the road covers in a column of the page, from its top: bars name themselves by `data-frame`. */
export function freeBetween(column: DOMRect): readonly [first: number, last: number] {
  const edges = (side: string) =>
    [...document.querySelectorAll(`[data-frame="${side}"]`)]
      .map((bar) => bar.getBoundingClientRect())
      // On a desktop a bar may stand beside the road.
      .filter(({ left, right }) => left < column.right && right > column.left)
  const first = Math.max(column.top, ...edges('top').map(({ bottom }) => bottom))
  const last = Math.min(column.bottom, ...edges('foot').map(({ top }) => top))
  return [first - column.top, last - column.top]
}
