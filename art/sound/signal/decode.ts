import { MPEGDecoder } from 'mpg123-decoder'

export interface Decoded {
  channels: Float32Array[]
  rate: number
}

/** Decodes an MP3 the way a browser does. */
export async function decode(bytes: Uint8Array): Promise<Decoded> {
  const decoder = new MPEGDecoder()
  await decoder.ready
  const { channelData, sampleRate } = decoder.decode(bytes)
  decoder.free()
  return { channels: channelData, rate: sampleRate }
}
