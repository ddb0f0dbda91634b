/** Seconds: after a pause the stage goes on calmly instead of leaping, and ten frames a second still keep the pace. */
export const longestStep = 0.1
