import type * as Phaser from 'phaser'

/** As much of the engine's batch of quads as is written to. */
interface Batch {
  instanceCount: number
  readonly instancesPerBatch: number
  readonly floatsPerInstance: number
  readonly currentBatchEntry: { count: number }
  readonly vertexBufferLayout: {
    readonly buffer: { readonly viewF32: Float32Array; readonly viewU32: Uint32Array }
  }
  run(context: unknown): void
}

type Matrix = Phaser.GameObjects.Components.TransformMatrix

interface Transformer {
  setupMatrix(context: unknown, mesh: Mesh, parent?: Matrix): Matrix
}

interface Submitter {
  _submitQuad(...quad: [a: number, b: number, c: number, d: number, page: number, ...how: unknown[]]): void
}

type Mesh = Phaser.GameObjects.Mesh2D & {
  readonly defaultRenderNodes: { readonly Submitter: Submitter; readonly BatchHandler: Batch }
}

/** Values of a pair of triangles in `indicesOrdered`, of a vertex of a mesh, and of one in the batch. */
const perQuad = 8
const perVertex = 4
const perCorner = 7

/**
 * Puts all quads of a mesh into the engine's batch in one go. The engine itself asks for each of them anew what is the
 * same for all: the first goes its way, which prepares the batch; the others are laid behind it.
 */
export const drawAtOnce = {
  name: 'DrawAtOnce',
  run(context: unknown, mesh: Mesh, parent: Matrix | undefined, transformer: Transformer): void {
    const { vertices } = mesh
    const quads = mesh.indicesOrdered ?? []
    const { Submitter: engine, BatchHandler: batch } = mesh.defaultRenderNodes
    const matrix = transformer.setupMatrix(context, mesh, parent).matrix as unknown as Float32Array
    const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = matrix
    const { viewF32, viewU32 } = batch.vertexBufferLayout.buffer
    let prepared = false
    let [texture, light, tint] = [0, 0, 0]
    for (let i = 0; i < quads.length; i += perQuad) {
      const topLeft = quads[i] ?? 0
      const bottomLeft = quads[i + 1] ?? 0
      const topRight = quads[i + 2] ?? 0
      const bottomRight = quads[i + 6] ?? 0
      if (!prepared) {
        engine._submitQuad(topLeft, bottomLeft, topRight, bottomRight, 0, context, mesh, parent, transformer)
        // A batch that is full has been drawn, and the next quad begins another.
        prepared = batch.instanceCount > 0
        const last = Math.max(0, batch.instanceCount - 1) * batch.floatsPerInstance
        texture = viewF32[last + 4] ?? 0
        light = viewU32[last + 5] ?? 0
        tint = viewU32[last + 6] ?? 0
        continue
      }
      let at = batch.instanceCount * batch.floatsPerInstance
      for (let corner = 0; corner < 4; corner++, at += perCorner) {
        const from =
          perVertex *
          (corner === 0 ? bottomLeft : corner === 1 ? topLeft : corner === 2 ? bottomRight : topRight)
        const x = vertices[from] ?? 0
        const y = vertices[from + 1] ?? 0
        viewF32[at] = a * x + c * y + e
        viewF32[at + 1] = b * x + d * y + f
        viewF32[at + 2] = vertices[from + 2] ?? 0
        // As ordinary pictures lie, upside down.
        viewF32[at + 3] = 1 - (vertices[from + 3] ?? 0)
        viewF32[at + 4] = texture
        viewU32[at + 5] = light
        viewU32[at + 6] = tint
      }
      batch.instanceCount++
      batch.currentBatchEntry.count++
      if (batch.instanceCount === batch.instancesPerBatch) {
        batch.run(context)
        prepared = false
      }
    }
  },
}
