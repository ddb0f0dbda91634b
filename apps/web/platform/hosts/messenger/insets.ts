import type { WebApp } from './web-app.ts'

/** Nothing of the game hides behind Telegram's own buttons. */
export function keepInsets(app: WebApp): void {
  const keep = () => {
    const { safeAreaInset: device, contentSafeAreaInset: buttons } = app
    const { style } = document.documentElement
    for (const side of ['top', 'bottom'] as const)
      style.setProperty(`--safe-${side}`, `${(device?.[side] ?? 0) + (buttons?.[side] ?? 0)}px`)
  }
  keep()
  app.onEvent('safeAreaChanged', keep)
  app.onEvent('contentSafeAreaChanged', keep)
}
