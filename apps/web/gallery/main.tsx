import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Gallery } from './gallery.tsx'

const root = document.getElementById('root')
if (root === null) throw new Error('The page of the gallery has no #root')
createRoot(root).render(
  <StrictMode>
    <Gallery />
  </StrictMode>,
)
