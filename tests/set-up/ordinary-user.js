/** Loaded before a script of ours: nobody who may install a browser for the whole machine. */
process.getuid = () => 1000;
