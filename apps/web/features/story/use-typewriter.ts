import { useEffect, useState } from 'react'
import { prefersCalm } from '../../stage/game/calm.ts'

const lettersPerSecond = 48

/** The text letter by letter; for who wants less motion, at once. */
export function useTypewriter(text: string): { shown: number; isDone: boolean; finish: () => void } {
  const calm = prefersCalm()
  const [typed, setTyped] = useState({ text, shown: 0 })
  const written = typed.text === text ? typed.shown : 0
  const shown = calm ? text.length : written
  useEffect(() => {
    if (calm) return
    const began = performance.now()
    let frame = requestAnimationFrame(function step(now) {
      const letters = Math.min(text.length, Math.floor(((now - began) / 1000) * lettersPerSecond))
      setTyped((before) =>
        before.text === text && before.shown >= letters ? before : { text, shown: letters },
      )
      if (letters < text.length) frame = requestAnimationFrame(step)
    })
    return () => cancelAnimationFrame(frame)
  }, [text, calm])
  return { shown, isDone: shown >= text.length, finish: () => setTyped({ text, shown: text.length }) }
}
