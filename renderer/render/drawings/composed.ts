import type { Painter } from './open-painter.ts';

/** A picture that is ready to be drawn. `look` is all that determines it, as text: equal looks are drawn equally. */
export type ComposedDrawing = { look: string; draw: (painter: Painter) => Promise<Uint8Array> };
