/** Passes the folders of the last build on to the watcher. */
export type LayerWatch = {
  built: (folders: readonly string[]) => void;
  follow: (tell: (folders: readonly string[]) => void) => void;
};

export function createLayerWatch(): LayerWatch {
  let last: readonly string[] = [];
  let told: (folders: readonly string[]) => void = () => {};
  return {
    built: (folders) => {
      last = folders;
      told(folders);
    },
    follow: (tell) => {
      told = tell;
      tell(last);
    },
  };
}
