/** Runs in the page: elements that stick out of the window to the right, outside of what scrolls by design. */
export function stickingOut(): string[] {
  const scrolls = (element: Element) => element.closest('[role="tablist"]') !== null
  return [...document.querySelectorAll('main *')]
    .filter((element) => !scrolls(element) && element.getBoundingClientRect().right > innerWidth + 1)
    .map((element) => `${element.tagName} ${element.className} ${element.textContent.slice(0, 30)}`)
}

/** Runs in the page: controls whose words do not fit inside them, and names cut by an ellipsis. */
export function wordsCut(): string[] {
  const over = (element: Element) => {
    const box = element.getBoundingClientRect()
    const words = document.createRange()
    return [...element.querySelectorAll('*')].some((part) => {
      const { position, overflowX } = getComputedStyle(part)
      const drawn = part.closest('[aria-hidden]') !== null || position === 'absolute'
      if (part.children.length > 0 || part.textContent === '' || drawn) return false
      if (overflowX === 'hidden') return part.scrollWidth > part.clientWidth + 1
      words.selectNodeContents(part)
      const { left, right } = words.getBoundingClientRect()
      return left < box.left - 1 || right > box.right + 1
    })
  }
  return [...document.querySelectorAll('main :is(button, label, [role="progressbar"])')]
    .filter(over)
    .map((element) => element.textContent)
}

/** Runs in the page: controls that answer a finger on less than 44 by 44 pixels. */
export function smallTargets(): string[] {
  const controls = 'button, a[href], input, select, textarea, [role="tab"], [role="spinbutton"]'
  return [...document.querySelectorAll(`main :is(${controls})`)].flatMap((element) => {
    const { width: wide, height: high } = element.getBoundingClientRect()
    if (wide >= 43.5 && high >= 43.5) return []
    element.scrollIntoView({ block: 'center', inline: 'center' })
    const box = element.getBoundingClientRect()
    const x = box.left + box.width / 2
    const y = box.top + box.height / 2
    const answers = (left: number, top: number) => {
      const hit = document.elementFromPoint(left, top)
      return hit !== null && (element.contains(hit) || hit.closest('label')?.contains(element) === true)
    }
    const reach = (stepX: number, stepY: number) => {
      let length = 0
      while (length < 60 && answers(x + stepX * (length + 1), y + stepY * (length + 1))) length += 1
      return length
    }
    const width = Math.max(box.width, reach(-1, 0) + reach(1, 0) + 1)
    const height = Math.max(box.height, reach(0, -1) + reach(0, 1) + 1)
    const name = element.getAttribute('aria-label') ?? element.textContent
    return width < 43.5 || height < 43.5 ? [`${name}: ${Math.round(width)} by ${Math.round(height)}`] : []
  })
}
