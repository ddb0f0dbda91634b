import serializers from '@fastify/fast-json-stringify-compiler'

type Build = ReturnType<typeof serializers>

/** How replies are written is worked out call by call when first asked for: a start does not wait for all of them. */
export const writeReplies: Build = (schemas, options) => {
  const compile = serializers()(schemas, options)
  return (route) => {
    let write: ReturnType<typeof compile> | null = null
    return (reply: unknown) => {
      write ??= compile(route)
      return write(reply)
    }
  }
}
