/** A stylesheet that a component imports; the renderer finds it through the bundle's list of files. */
declare module '*.css';
