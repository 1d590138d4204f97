import "@fontsource/rye/400.css";
import "@fontsource-variable/bitter/wght.css";
