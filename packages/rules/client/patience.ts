/** How often the client asks again before it shows the connection page. */
export const playerInfoRetries = 3
export const pingIntervalMs = 5000
const reportedErrors = 3

/** Only the first errors are sent: one broken picture must not flood the log. */
export const isErrorReported = (reportedBefore: number): boolean => reportedBefore < reportedErrors
