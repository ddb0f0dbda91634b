/** A box in pixels of the page. */
export interface AnchorBox {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

const drawn = new Map<string, AnchorBox>()

/** The stage says where something stands that hints may point at; `null` when it cannot be seen. */
export function setAnchor(name: string, box: AnchorBox | null): void {
  if (box === null) drawn.delete(name)
  else drawn.set(name, box)
}

/** Where a thing is now: a control marked with `data-anchor`, or something on the stage. */
export function anchorOf(name: string): AnchorBox | null {
  const control = document.querySelector(`[data-anchor="${name}"]`)
  return control?.getBoundingClientRect() ?? drawn.get(name) ?? null
}
