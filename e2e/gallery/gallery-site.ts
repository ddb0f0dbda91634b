import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join, resolve } from 'node:path'
import { build } from 'vite'

const kinds: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** The policy of the product: what breaks it here would break the game. */
const policy =
  "default-src 'self'; img-src 'self' data: blob:; style-src 'self'; script-src 'self'; object-src 'none'; base-uri 'self'"

type GallerySite = { address: string; close: () => Promise<void> }

/** Builds the gallery and serves it as the product will be served. */
export async function openGallerySite(): Promise<GallerySite> {
  const folder = await mkdtemp(join(tmpdir(), 'skystair-gallery-'))
  await build({
    configFile: resolve(import.meta.dirname, '../../apps/web/vite.config.ts'),
    mode: 'gallery',
    logLevel: 'error',
    build: { outDir: folder },
  })
  const server = createServer(async (request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname
    const name = path === '/' || path === '/gallery' ? '/gallery.html' : path
    try {
      const content = await readFile(join(folder, name))
      response.writeHead(200, {
        'content-type': kinds[extname(name)] ?? 'application/octet-stream',
        'content-security-policy': policy,
      })
      response.end(content)
    } catch {
      response.writeHead(404).end()
    }
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}/gallery`,
    close: async () => {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
      await rm(folder, { recursive: true, force: true })
    },
  }
}
