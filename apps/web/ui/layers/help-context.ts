import { createContext } from 'react'

/** The way from a page to what the manual says of it. */
export interface Help {
  readonly label: string
  readonly open: () => void
}

/** Who gives it puts a question mark on the dialogs inside. */
export const HelpContext = createContext<Help | null>(null)
