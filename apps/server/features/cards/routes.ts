import { cardTable } from './card-table.ts'
import { turnCard } from './turn-card.ts'

export const cardsRoutes = [cardTable, turnCard]
