import { createContext, useContext } from 'react'

/** Whose forum it is: of everybody, or of the own clan. */
interface Board {
  /** What every question about its topics carries. */
  readonly query: { readonly clan?: true }
  readonly topic: 'topic' | 'clan-topic'
  readonly key: 'general' | 'clan'
}

export const generalBoard: Board = { query: {}, topic: 'topic', key: 'general' }
export const clanBoard: Board = { query: { clan: true }, topic: 'clan-topic', key: 'clan' }

const BoardContext = createContext<Board>(generalBoard)

export const BoardProvider = BoardContext.Provider

export const useBoard = (): Board => useContext(BoardContext)
