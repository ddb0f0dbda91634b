import { answerTalk } from './answer-talk.ts'
import { hearTalk } from './hear-talk.ts'
import { readChronicle } from './read-chronicle.ts'

export const storyRoutes = [hearTalk, answerTalk, readChronicle]
