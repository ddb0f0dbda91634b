import { relative, resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { engine } from './engine.ts'
import { installable } from './install/installable.ts'
import { precompress } from './precompress.ts'
import { shapeless } from './shapeless.ts'

const root = import.meta.dirname
const server = process.env.SKYSTAIR_SERVER ?? 'http://localhost:8080'

/** The product is one page; `--mode gallery` builds the development gallery instead. */
export default defineConfig(({ mode }) => ({
  root,
  plugins: [
    react(),
    engine(),
    shapeless(),
    galleryAddress(),
    mode === 'gallery' ? null : installable(),
    precompress(),
  ],
  css: { modules: { generateScopedName: classOf } },
  server: { proxy: { '/api': { target: server, ws: true } } },
  build: {
    outDir: mode === 'gallery' ? '.cache/gallery' : 'dist',
    emptyOutDir: true,
    // Pictures and rigs stay files: inside the code they could not be fetched again, nor kept for ever.
    assetsInlineLimit: (file) => (file.includes('/art/baked/') ? false : undefined),
    // The engine comes behind the first screen, in one piece.
    chunkSizeWarningLimit: 1500,
    rolldownOptions: {
      input: resolve(root, mode === 'gallery' ? 'gallery.html' : 'index.html'),
      output: {
        codeSplitting: { groups: [{ name: 'phaser', test: /node_modules[\\/]phaser|virtual:phaser/ }] },
      },
    },
  },
}))

/** A class is called by its place and its name: readable, and lighter on its way than a name of chance. */
const classOf = (name: string, file: string): string =>
  `${relative(root, file)
    .replace('.module.css', '')
    .replaceAll(/[\\/.]/g, '_')}-${name}`

/** Lets the development server answer /gallery, not only /gallery.html. */
function galleryAddress(): Plugin {
  return {
    name: 'gallery-address',
    configureServer(vite) {
      vite.middlewares.use((request, _response, next) => {
        request.url = request.url?.replace(/^\/gallery(?=$|\?)/, '/gallery.html')
        next()
      })
    },
  }
}
