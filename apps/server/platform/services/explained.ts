/** A failure whose message tells the operator what to do: a stack trace would only hide it. */
export class Explained extends Error {}
