import { editComment, removeComment, writeComment } from './comments.ts'
import { pinTopic, rateTopic, removeTopic, seeTopic } from './manage-topic.ts'
import { listTopics, readTopic } from './topics.ts'
import { editTopic, writeTopic } from './write-topic.ts'

export const forumRoutes = [
  listTopics,
  readTopic,
  writeTopic,
  editTopic,
  removeTopic,
  pinTopic,
  rateTopic,
  seeTopic,
  writeComment,
  editComment,
  removeComment,
]
