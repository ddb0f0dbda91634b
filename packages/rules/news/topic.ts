/** What a piece of news is about; each has an unread mark of its own. */
export const newsTopics = ['ROAD', 'CREATURE'] as const

export const newsLimits = { title: 80, text: 2000 } as const
