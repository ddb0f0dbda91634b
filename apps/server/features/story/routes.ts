import { answerTalk } from './answer-talk.ts'
import { hearTalk } from './hear-talk.ts'

export const storyRoutes = [hearTalk, answerTalk]
